-- The version before goes on.
-- Browsers of the staff that get a push about an order that nobody accepts, and what each was told.
CREATE TABLE "alarm_subscription" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "user_id" UUID NOT NULL,
  "session_id" UUID,
  "endpoint" TEXT NOT NULL,
  "p256dh" TEXT NOT NULL,
  "auth" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "alarm_subscription_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "alarm_subscription_endpoint_check" CHECK ("endpoint" ~ '^https://[a-z0-9.-]+/' AND length("endpoint") <= 1000),
  CONSTRAINT "alarm_subscription_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "alarm_subscription_session_id_fkey" FOREIGN KEY ("session_id")
    REFERENCES "session" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "alarm_subscription_endpoint_key" ON "alarm_subscription" ("endpoint");
CREATE INDEX "alarm_subscription_user_id_idx" ON "alarm_subscription" ("user_id");
CREATE INDEX "alarm_subscription_session_id_idx" ON "alarm_subscription" ("session_id");

CREATE TABLE "alarm_push" (
  "subscription_id" UUID NOT NULL,
  "order_id" TEXT NOT NULL,
  "tries" SMALLINT NOT NULL DEFAULT 1,
  "next_try_at" TIMESTAMPTZ(3),
  CONSTRAINT "alarm_push_pkey" PRIMARY KEY ("subscription_id", "order_id"),
  CONSTRAINT "alarm_push_subscription_id_fkey" FOREIGN KEY ("subscription_id")
    REFERENCES "alarm_subscription" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "alarm_push_order_id_fkey" FOREIGN KEY ("order_id")
    REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "alarm_push_order_id_idx" ON "alarm_push" ("order_id");

-- Another role, another password, a disabled account: whoever was signed in is out, and a phone is told no more.
CREATE OR REPLACE FUNCTION "end_sessions_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.session WHERE user_id = NEW.id;
  DELETE FROM public.alarm_subscription WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
