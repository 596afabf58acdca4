-- The version before goes on.

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS orders_source_external_id_key ON orders (source, external_id, is_test)
WHERE source IS NOT NULL;
