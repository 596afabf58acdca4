-- The version before goes on.
-- A television in the shop is paired as well, and is no reason to believe that the kitchen hears its orders.
ALTER TABLE "device" ADD COLUMN "shows_screen" BOOLEAN NOT NULL DEFAULT false;
