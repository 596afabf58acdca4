-- The version before goes on.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_handover_check";
