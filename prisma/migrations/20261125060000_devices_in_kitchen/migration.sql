-- The version before goes on.
-- The owner's phone at home is paired as well, and is no reason to believe that the kitchen hears its orders.
ALTER TABLE "device" ADD COLUMN "in_kitchen" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "pairing_code" ADD COLUMN "in_kitchen" BOOLEAN NOT NULL DEFAULT true;
