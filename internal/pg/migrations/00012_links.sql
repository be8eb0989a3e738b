-- +goose Up
-- What is between repositories: package team/indexes says how it is found, docs/design/team.md when it holds.

-- Names by which others may use a repository (offered), and names that it uses: hashes. Repositories that share one are looked at together.
create table ctxsys.link_names (
	tenant bigint not null, repository int not null, offered boolean not null, name bigint not null,
	primary key (tenant, repository, offered, name)
);
create index link_names_name on ctxsys.link_names (tenant, name, offered);
call ctxsys.guard('ctxsys.link_names');

create table ctxsys.link_states (
	tenant bigint not null, repository int not null,
	wanted bigint not null default 1,               -- grows when its edges are to be found again
	linked bigint not null default 0,               -- the wanted that they were found for last
	indexed text not null default '',               -- the state of the index that the rest is of
	declared text not null default '',              -- a sum of what edges into it depend on
	version bigint not null default 0,              -- grows with each change of what a question reads
	services bytea not null default '',             -- of gRPC that it describes
	texts bytea not null default '',                -- what it calls and answers over a network
	texts_of text not null default '',              -- what those were read with
	primary key (tenant, repository)
);
alter table ctxsys.link_states alter column texts set storage external;
call ctxsys.guard('ctxsys.link_states');

-- Edges that leave a repository for another. They hold for the states of both that are named here; a row without edges says that it depends on the other.
create table ctxsys.links (
	tenant bigint not null, repository int not null, other int not null,
	indexed text not null, declared text not null,
	edges bytea not null,
	primary key (tenant, repository, other)
);
create index links_other on ctxsys.links (tenant, other);
alter table ctxsys.links alter column edges set storage external;
call ctxsys.guard('ctxsys.links');
