package team

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// EnsureRole makes the role of the application where it is not there, as the owner of the tables, and returns its name. Both are addresses of the same database.
func EnsureRole(ctx context.Context, owner, application string) (role string, err error) {
	config, err := pgx.ParseConfig(application)
	if err != nil {
		return "", fmt.Errorf("%w: the address of the role that asks: %w", ctxsys.ErrUsage, err)
	}
	conn, err := pgx.Connect(ctx, owner)
	if err != nil {
		return "", err
	}
	defer conn.Close(ctx)
	if config.User == conn.Config().User {
		return "", fmt.Errorf("%w: the role that asks is the owner of the tables, and could change their policies: use another one, which is made where it is not there", ctxsys.ErrUsage)
	}
	var there bool
	if err := conn.QueryRow(ctx, "select exists (select from pg_roles where rolname = $1)", config.User).Scan(&there); err != nil || there {
		return config.User, err
	}
	var create string
	if err := conn.QueryRow(ctx, "select format('create role %I login password %L', $1::text, $2::text)", config.User, config.Password).Scan(&create); err != nil {
		return "", err
	}
	if _, err := conn.Exec(ctx, create); err != nil {
		return "", fmt.Errorf("the role %s is not there, and could not be made: %w", config.User, err)
	}
	return config.User, nil
}
