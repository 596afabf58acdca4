-- The version before goes on.

alter table contact_message add column is_suspected boolean not null default false;
