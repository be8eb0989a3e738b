-- +goose Up
-- What the texts, facts, outlines and edges of a repository are compressed with: package store/postgres says how it is made. A repository without a row has none.
create table ctxsys.dictionaries (
	tenant bigint not null, repository int not null,
	data bytea not null,
	primary key (tenant, repository)
);
alter table ctxsys.dictionaries alter column data set storage external;
call ctxsys.guard('ctxsys.dictionaries');

-- Nobody looks a document up by this: its file is found in memory.
drop index ctxsys.outlines_documents;

-- The signs of a full row of vectors are half a page, so each row took a whole one. Apart they fill pages.
-- +goose StatementBegin
do $$
begin
	for i in 0..7 loop
		execute format('alter table ctxsys.vectors_%s set (toast_tuple_target = 4080)', i);
	end loop;
end $$;
-- +goose StatementEnd

-- A program that does not know the dictionaries cannot read what was compressed with them.
update ctxsys.program set least = 17;
