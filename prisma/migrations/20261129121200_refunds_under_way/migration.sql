-- The version before goes on.
create index concurrently if not exists refund_under_way_idx on public.refund (created_at) where ended_at is null;
