-- +goose Up
-- The index of repositories: docs/design/team.md says what each table holds, and why it is packed so. A repository has a number of its tenant's, a file one
-- of its repository's. What is packed is bytes of package store/postgres, compressed by it: PostgreSQL need not try again, hence "external".

-- One row a repository that was written to. version counts its transactions: whatever was read of a version holds as long as it is the version.
create table ctxsys.indexes (
	tenant bigint not null, repository int not null,
	version bigint not null, last_file int not null, last_run int not null, last_document bigint not null,
	primary key (tenant, repository)
);

create table ctxsys.meta (
	tenant bigint not null, repository int not null, key text not null,
	value text not null,
	primary key (tenant, repository, key)
);

create table ctxsys.counts (
	tenant bigint not null, repository int not null, name text not null,
	n bigint not null,
	primary key (tenant, repository, name)
);

create table ctxsys.files (
	tenant bigint not null, repository int not null, file int not null,
	size bigint not null, mtime bigint not null, next_entity int not null, lines int not null, flags int not null, errors int not null,
	path bytea not null, hash bytea, language text not null, spaces bytea not null,
	times bytea,                                    -- number of the entity, created, updated, and so on
	primary key (tenant, repository, file)
) partition by hash (tenant);
create unique index files_path on ctxsys.files (tenant, repository, path);

-- The compressed text of a file.
create table ctxsys.contents (
	tenant bigint not null, repository int not null, file int not null,
	text bytea not null,
	primary key (tenant, repository, file)
) partition by hash (tenant);

-- What relating needs of a file.
create table ctxsys.facts (
	tenant bigint not null, repository int not null, file int not null,
	decls bytea not null, uses bytea not null, mentions bytea not null,
	primary key (tenant, repository, file)
) partition by hash (tenant);

-- The entities and chunks of a file, and the documents that those are.
create table ctxsys.outlines (
	tenant bigint not null, repository int not null, file int not null,
	first bigint, last bigint,
	pack bytea not null,
	primary key (tenant, repository, file)
) partition by hash (tenant);
create index outlines_documents on ctxsys.outlines (tenant, repository, first) where first is not null;

-- The edges that leave the entities of a file; those of a folder under its number, which is negative.
create table ctxsys.edges (
	tenant bigint not null, repository int not null, file int not null,
	pack bytea not null,
	primary key (tenant, repository, file)
) partition by hash (tenant);

-- Parents that relating found, in place of those that entities came with.
create table ctxsys.parents (
	tenant bigint not null, repository int not null, id bigint not null,
	parent bigint not null,                         -- 0 for none
	primary key (tenant, repository, id)
);
create index parents_parent on ctxsys.parents (tenant, repository, parent);

create table ctxsys.modules (
	tenant bigint not null, repository int not null, id int not null,
	pack bytea not null,
	primary key (tenant, repository, id)
);

-- Which files have a name, lead to an entity, use a file: in runs that never change, cut into rows by key. See postings.go.
create table ctxsys.postings (
	tenant bigint not null, repository int not null, kind int not null, run int not null, first bigint not null,
	data bytea not null,
	primary key (tenant, repository, kind, run, first)
) partition by hash (tenant);

create table ctxsys.segments (
	tenant bigint not null, repository int not null, segment int not null,
	version bigint not null,                        -- of the repository, when it was made
	data bytea not null, deletions bytea not null,
	primary key (tenant, repository, segment)
);

create table ctxsys.blocks (
	tenant bigint not null, repository int not null, segment int not null, term bytea not null,
	size int not null,                              -- of the block, which is compressed
	data bytea not null,
	primary key (tenant, repository, segment, term)
) partition by hash (tenant);

create table ctxsys.vector_sets (
	tenant bigint not null, repository int not null, number int not null,
	model text not null, dim int not null, provided boolean not null default false, tokens bigint not null default 0,
	canary bytea, centre bytea, sample bytea,
	primary key (tenant, repository, number),
	unique (tenant, repository, model)
);

create table ctxsys.vectors (
	tenant bigint not null, repository int not null, vector_set int not null, first bigint not null,
	docs bytea not null, signs bytea not null, codes bytea not null,
	primary key (tenant, repository, vector_set, first)
) partition by hash (tenant);

create table ctxsys.embedded_texts (
	tenant bigint not null, repository int not null, vector_set int not null, hash bytea not null,
	doc bigint, why text not null,
	primary key (tenant, repository, vector_set, hash)
);

create table ctxsys.refused (
	tenant bigint not null, repository int not null, vector_set int not null, doc bigint not null,
	primary key (tenant, repository, vector_set, doc)
);

create table ctxsys.summaries (
	tenant bigint not null, repository int not null, id bigint not null,
	key bytea not null, text text not null, model text not null, made bigint not null, input_tokens int not null, output_tokens int not null,
	primary key (tenant, repository, id),
	unique (tenant, repository, key)
);

create table ctxsys.summarized (
	tenant bigint not null, repository int not null, entity bigint not null,
	summary bigint not null,
	primary key (tenant, repository, entity)
);
create index summarized_summary on ctxsys.summarized (tenant, repository, summary);

-- +goose StatementBegin
do $$
declare
	the_table text;
	the_column text;
begin
	foreach the_table in array array['files', 'contents', 'facts', 'outlines', 'edges', 'postings', 'blocks', 'vectors'] loop
		for i in 0..7 loop
			execute format('create table ctxsys.%s_%s partition of ctxsys.%s for values with (modulus 8, remainder %s)', the_table, i, the_table, i);
			for the_column in select attname from pg_attribute where attrelid = format('ctxsys.%s_%s', the_table, i)::regclass and atttypid = 'bytea'::regtype and attname not in ('path', 'term', 'hash') loop
				execute format('alter table ctxsys.%s_%s alter column %s set storage external', the_table, i, the_column);
			end loop;
			execute format('alter table ctxsys.%s_%s set (toast_tuple_target = 8160)', the_table, i);
			execute format('call ctxsys.guard(%L)', format('ctxsys.%s_%s', the_table, i)); -- who names a partition goes past its table
		end loop;
	end loop;
	foreach the_table in array array['indexes', 'meta', 'counts', 'files', 'contents', 'facts', 'outlines', 'edges', 'parents', 'modules', 'postings', 'segments', 'blocks',
		'vector_sets', 'vectors', 'embedded_texts', 'refused', 'summaries', 'summarized'] loop
		execute format('call ctxsys.guard(%L)', 'ctxsys.' || the_table);
	end loop;
end $$;
-- +goose StatementEnd
