-- Browsers that want to be told how an order goes on.

CREATE TABLE "push_subscription" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "order_id" TEXT NOT NULL,
  "endpoint" TEXT NOT NULL,
  "p256dh" TEXT NOT NULL,
  "auth" TEXT NOT NULL,
  "language" CHAR(2) NOT NULL,
  "told_id" BIGINT NOT NULL DEFAULT 0,
  "tries" SMALLINT NOT NULL DEFAULT 0,
  "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "push_subscription_endpoint_check" CHECK ("endpoint" ~ '^https://[a-z0-9.-]+/' AND length("endpoint") <= 1000),
  CONSTRAINT "push_subscription_tries_check" CHECK ("tries" >= 0)
);

CREATE UNIQUE INDEX "push_subscription_order_id_endpoint_key" ON "push_subscription" ("order_id", "endpoint");

-- It means nothing without its order.
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
