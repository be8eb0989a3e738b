-- +goose Up

-- A branch besides the one that is indexed: what differs between its commit and the indexed one.
create table ctxsys.team_branches (
	tenant bigint not null,
	repo bigint not null,
	name text not null,
	base text not null, -- the indexed commit
	commit_id text not null,
	problem text not null default '', -- why it cannot be asked about, '' for none
	primary key (tenant, repo, name),
	foreign key (tenant, repo) references ctxsys.team_repositories (tenant, id) on delete cascade
);
call ctxsys.guard('ctxsys.team_branches');

create table ctxsys.team_branch_files (
	tenant bigint not null,
	repo bigint not null,
	name text not null,
	path bytea not null,
	text bytea, -- compressed by zstd; null for a file that the branch does not have
	primary key (tenant, repo, name, path),
	foreign key (tenant, repo, name) references ctxsys.team_branches (tenant, repo, name) on delete cascade
);
alter table ctxsys.team_branch_files alter column text set storage external;
call ctxsys.guard('ctxsys.team_branch_files');
