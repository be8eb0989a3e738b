-- +goose Up
create schema ctxsys;

-- The tenant of the transaction, null for none. It is a plain expression for the planner, which can leave out partitions by it.
create function ctxsys.tenant() returns bigint language sql stable parallel safe
	return nullif(current_setting('ctxsys.tenant', true), '')::bigint;

-- The number of the oldest migration that a program must know to use these tables.
create table ctxsys.program (least bigint not null);
insert into ctxsys.program values (1);

-- +goose StatementBegin
-- guard has a table show and take rows of the tenant of the transaction only, no matter who asks.
create procedure ctxsys.guard(the_table regclass) language plpgsql as $$
begin
	execute format('alter table %s enable row level security', the_table);
	execute format('alter table %s force row level security', the_table);
	execute format('create policy tenant on %s using (tenant = ctxsys.tenant()) with check (tenant = ctxsys.tenant())', the_table);
end $$;
-- +goose StatementEnd
