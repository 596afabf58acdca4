-- Of the steps that set a shop up, those that the owner called done or left out; the others know by themselves. Shops that
-- are open already have nothing left to set up.
ALTER TABLE "shop"
  ADD COLUMN "setup_settled" TEXT[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "shop_setup_settled_check" CHECK (
    "setup_settled" <@ ARRAY['delivery', 'look', 'texts', 'device', 'test_order']);

UPDATE "shop" SET "setup_settled" = '{delivery,look,texts,device,test_order}' WHERE "opened_at" IS NOT NULL;
