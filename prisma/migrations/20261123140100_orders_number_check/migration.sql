ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_number_check";
