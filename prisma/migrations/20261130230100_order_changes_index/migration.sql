-- The version before goes on.
create index concurrently if not exists orders_changed_in_id_idx on orders (changed_in, id);
