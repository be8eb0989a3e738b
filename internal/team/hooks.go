package team

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/jackc/pgx/v5"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Forges are those whose webhooks are understood.
var Forges = []string{"github", "gitlab", "gitea", "bitbucket"}

// MaxHook is how many bytes of a webhook are read: GitHub's limit.
const MaxHook = 25 << 20

// errHook is what every webhook that does not count is answered with: whether the repository, its secret or the signature is wrong is nobody's business.
var errHook = fmt.Errorf("%w: no webhook of a repository of this server, or a wrong signature", ErrToken)

// signed reports whether a forge has signed a body, whose HMAC-SHA256 with the secret is mac, or sent the secret where that is how it does it.
func signed(forge, secret string, header http.Header, mac []byte) bool {
	given := ""
	switch forge {
	case "gitlab": // https://docs.gitlab.com/user/project/integrations/webhooks/
		a, b := sha256.Sum256([]byte(header.Get("X-Gitlab-Token"))), sha256.Sum256([]byte(secret))
		return subtle.ConstantTimeCompare(a[:], b[:]) == 1
	case "github": // https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries
		given, _ = strings.CutPrefix(header.Get("X-Hub-Signature-256"), "sha256=")
	case "gitea": // https://docs.gitea.com/usage/webhooks
		given = header.Get("X-Gitea-Signature")
	case "bitbucket": // https://support.atlassian.com/bitbucket-cloud/docs/manage-webhooks/
		given, _ = strings.CutPrefix(header.Get("X-Hub-Signature"), "sha256=")
	}
	sent, err := hex.DecodeString(given)
	return err == nil && hmac.Equal(sent, mac)
}

// Hook takes a webhook of a forge for a repository, and has that fetched. What the forge says happened is not read: it is a reason to look. Again says that
// the same was taken before: what is compared is the body, since no signature covers the headers with the id of a delivery. The error wraps ErrToken for
// one that does not count, whatever is wrong with it. The body is read to its end in any case, and not kept: many large ones at once need no memory.
func (t *Team) Hook(ctx context.Context, forge, name string, header http.Header, body io.Reader) (again bool, err error) {
	var id int64
	var sealed []byte
	err = t.read(ctx, func(tx pgx.Tx) error {
		return tx.QueryRow(ctx, "select id, hook_secret from ctxsys.team_repositories where tenant = $1 and name = $2", t.tenant, name).Scan(&id, &sealed)
	})
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return false, err
	}
	secret := ""
	if sealed != nil {
		if secret, err = t.seals.open(sealed, t.purpose("hook_secret", id)); err != nil {
			return false, err
		}
	}
	mac, sum := hmac.New(sha256.New, []byte(secret)), sha256.New()
	if _, err := io.Copy(io.MultiWriter(mac, sum), body); err != nil {
		return false, err
	}
	if sealed == nil || !signed(forge, secret, header, mac.Sum(nil)) {
		return false, errHook
	}
	delivery := forge + " " + hex.EncodeToString(sum.Sum(nil))
	err = t.write(ctx, func(tx pgx.Tx) error {
		tag, err := tx.Exec(ctx, "insert into ctxsys.team_deliveries (tenant, repo, id) values ($1, $2, $3) on conflict do nothing", t.tenant, id, delivery)
		if again = tag.RowsAffected() == 0; err != nil || again {
			return err
		}
		if err := t.want(ctx, tx, "id", id); err != nil {
			return err
		}
		return t.note(ctx, tx, &Actor{Name: forge}, "webhook", name, "")
	})
	if errors.Is(err, ctxsys.ErrNotFound) { // it was removed meanwhile
		err = errHook
	}
	return again, err
}
