-- +goose Up

-- Which tenant a name is: asked before the tenant of a transaction is known, written by the owner.
create table ctxsys.tenant_names (
	name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
	tenant bigint not null generated always as identity unique
);

create table ctxsys.team_users (
	tenant bigint not null,
	id bigint not null generated always as identity,
	name text not null,
	role text not null check (role in ('reader', 'contributor', 'admin')),
	issuer text not null default '', -- of OpenID Connect, with the subject; '' for a user who has tokens alone
	subject text not null default '',
	disabled boolean not null default false,
	created timestamptz not null default now(),
	primary key (tenant, id),
	unique (tenant, name)
);
create unique index on ctxsys.team_users (tenant, issuer, subject) where subject <> '';
call ctxsys.guard('ctxsys.team_users');

create table ctxsys.team_groups (
	tenant bigint not null,
	id bigint not null generated always as identity,
	name text not null,
	primary key (tenant, id),
	unique (tenant, name)
);
call ctxsys.guard('ctxsys.team_groups');

create table ctxsys.team_members (
	tenant bigint not null,
	member bigint not null,
	of_group bigint not null,
	primary key (tenant, member, of_group),
	foreign key (tenant, member) references ctxsys.team_users (tenant, id) on delete cascade,
	foreign key (tenant, of_group) references ctxsys.team_groups (tenant, id) on delete cascade
);
call ctxsys.guard('ctxsys.team_members');

-- Of a token only a hash is kept: it is 160 random bits, which nobody finds by trying.
create table ctxsys.team_tokens (
	tenant bigint not null,
	id text not null,
	owner bigint not null,
	name text not null,
	hash bytea not null,
	scopes text[] not null,
	created timestamptz not null default now(),
	expires timestamptz not null,
	used timestamptz,
	revoked timestamptz,
	primary key (tenant, id),
	foreign key (tenant, owner) references ctxsys.team_users (tenant, id) on delete cascade
);
call ctxsys.guard('ctxsys.team_tokens');

-- The last number of a repository: none is given twice, so that what is still stored of one that was removed is never another's.
create table ctxsys.team_numbers (
	tenant bigint not null,
	repository int not null,
	primary key (tenant)
);
call ctxsys.guard('ctxsys.team_numbers');

create table ctxsys.team_repositories (
	tenant bigint not null,
	id bigint not null,
	name text not null,
	url text not null,
	branch text not null default '', -- '' is what the other side says
	patterns text[] not null default '{}', -- of more branches that are mirrored
	account text not null default '', -- whom the other side knows
	secret_name text not null default '', -- the variable of the worker's environment that holds the password, or
	secret bytea, -- the password, sealed
	hook_secret bytea, -- sealed
	poll_seconds int not null,
	max_bytes bigint not null,
	max_file bigint not null,
	created timestamptz not null default now(),

	wanted bigint not null default 1, -- grows when there may be something new
	seen bigint not null default 0, -- the wanted that the last finished run began with
	polled timestamptz not null default now(),
	head text not null default '', -- the branch that is indexed
	commit_id text not null default '', -- and its commit
	files int not null default 0,
	indexed timestamptz,
	problem text not null default '', -- of the last run, '' for none
	primary key (tenant, id),
	unique (tenant, name)
);
call ctxsys.guard('ctxsys.team_repositories');

-- Who may read a repository: all users (who is 0), a user or a group.
create table ctxsys.team_grants (
	tenant bigint not null,
	repo bigint not null,
	kind text not null check (kind in ('all', 'user', 'group')),
	who bigint not null,
	primary key (tenant, repo, kind, who),
	foreign key (tenant, repo) references ctxsys.team_repositories (tenant, id) on delete cascade
);
call ctxsys.guard('ctxsys.team_grants');

-- The webhooks that were taken, so that none is taken twice.
create table ctxsys.team_deliveries (
	tenant bigint not null,
	repo bigint not null,
	id text not null,
	received timestamptz not null default now(),
	primary key (tenant, repo, id),
	foreign key (tenant, repo) references ctxsys.team_repositories (tenant, id) on delete cascade
);
call ctxsys.guard('ctxsys.team_deliveries');

create table ctxsys.team_memories (
	tenant bigint not null,
	id bigint not null generated always as identity,
	repo bigint, -- null is of all
	kind text not null check (kind in ('memory', 'decision')),
	text text not null,
	source text not null default '', -- what it was learnt from
	author bigint not null,
	by_agent boolean not null,
	state text not null default 'proposed' check (state in ('proposed', 'approved', 'rejected')),
	proposed timestamptz not null default now(),
	reviewer bigint,
	reviewed timestamptz,
	reason text not null default '',
	expires timestamptz,
	primary key (tenant, id),
	foreign key (tenant, repo) references ctxsys.team_repositories (tenant, id) on delete cascade
);
create index on ctxsys.team_memories (tenant, state);
call ctxsys.guard('ctxsys.team_memories');

-- What was done, by whom. The role of the application adds to it and changes nothing of it.
create table ctxsys.team_audit (
	tenant bigint not null,
	id bigint not null generated always as identity,
	at timestamptz not null default now(),
	actor text not null, -- a user, or what spoke for none
	action text not null,
	target text not null default '',
	detail text not null default '',
	address text not null default '',
	primary key (tenant, id)
);
create index on ctxsys.team_audit (tenant, at);
call ctxsys.guard('ctxsys.team_audit');
