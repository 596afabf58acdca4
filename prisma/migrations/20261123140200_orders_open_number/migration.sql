CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "orders_open_number_key" ON "orders" (("number"::integer))
  WHERE "status" NOT IN ('completed', 'rejected', 'cancelled');
