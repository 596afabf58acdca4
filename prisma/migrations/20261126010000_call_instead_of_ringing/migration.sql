-- The version before goes on.
-- How the guest of a delivery is found at the door: by its bell, or by a call. What is fetched has no door.
CREATE TYPE "handover" AS ENUM ('ring', 'call');
ALTER TABLE "orders" ADD COLUMN "handover" "handover" NOT NULL DEFAULT 'ring';
ALTER TABLE "orders" ADD CONSTRAINT "orders_handover_check" CHECK ("handover" = 'ring' OR "fulfilment" = 'delivery') NOT VALID;
