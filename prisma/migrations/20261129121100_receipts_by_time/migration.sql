-- The version before goes on.
create index concurrently if not exists receipt_given_at_number_idx on public.receipt (given_at, number);
