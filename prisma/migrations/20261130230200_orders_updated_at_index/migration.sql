-- The version before goes on.
create index concurrently if not exists orders_updated_at_idx on orders (updated_at);
