-- +goose Up
-- The keys of the host of a repository that is fetched by ssh: lines of a known_hosts file. With none the worker's own file counts.
alter table ctxsys.team_repositories add column host_keys text not null default '';
