-- +goose Up
-- Rights from a code host: who may read a repository there may read it here, as long as the host said so not too long ago.
alter table ctxsys.team_repositories
	add column host_kind text not null default '' check (host_kind in ('', 'github', 'gitlab', 'gitea')), -- '' for none
	add column host_name text not null default '', -- of logins
	add column host_lapse int not null default 3600, -- seconds for which an answer holds
	add column host_polled timestamptz, -- when the host was last to be asked
	add column host_until timestamptz, -- until when the last answer holds; null for none
	add column host_problem text not null default ''; -- why the last try had no answer

-- Who users are at a host. An admin says so: a name that is the same here and there may be somebody else's.
create table ctxsys.team_logins (
	tenant bigint not null,
	host text not null,
	login text not null, -- in lower case
	member bigint not null,
	primary key (tenant, host, login),
	foreign key (tenant, member) references ctxsys.team_users (tenant, id) on delete cascade
);
create index on ctxsys.team_logins (tenant, member);
call ctxsys.guard('ctxsys.team_logins');

-- The last answer of a host.
create table ctxsys.team_host_readers (
	tenant bigint not null,
	repo bigint not null,
	login text not null, -- in lower case
	primary key (tenant, repo, login),
	foreign key (tenant, repo) references ctxsys.team_repositories (tenant, id) on delete cascade
);
call ctxsys.guard('ctxsys.team_host_readers');
