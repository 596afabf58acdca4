-- The version before goes on.
-- Whoever has asked for a code has five tries of their own: strangers use up theirs alone.
alter table one_time_code
  add column asked_from text,
  add column own_tries smallint not null default 0;
