-- +goose Up
-- The log without its questions, which are most of it.
create index team_audit_changes on ctxsys.team_audit (tenant, id) where not starts_with(action, 'ask.');
