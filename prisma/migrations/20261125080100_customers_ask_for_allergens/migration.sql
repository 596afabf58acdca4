-- The version before goes on.
-- Of allergens an owner may say that customers ask for them.
ALTER TABLE "shop" DROP CONSTRAINT "shop_setup_settled_check";
ALTER TABLE "shop" ADD CONSTRAINT "shop_setup_settled_check"
  CHECK ("setup_settled" <@ ARRAY['delivery', 'allergens', 'look', 'texts', 'device', 'test_order']);
