-- The version before goes on.
-- The few attempts that have not ended, among those of all time.
create index concurrently if not exists payment_attempt_under_way_idx on public.payment_attempt (created_at, id) where ended_at is null;
