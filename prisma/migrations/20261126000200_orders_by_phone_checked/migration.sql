-- The version before goes on.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_by_phone_check";
