-- The version before goes on.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_business_day_check";
