-- +goose Up
-- Whether the text of a branch's file was compressed with the text that the index has of that file as its dictionary.
alter table ctxsys.team_branch_files add column delta boolean not null default false;
-- A program that does not know the column cannot read such texts.
update ctxsys.program set least = 16;
