-- What one order may hold: more is arranged by telephone, and no sum of orders grows beyond what is counted.

ALTER TABLE "shop"
  ADD COLUMN "largest_order_rappen" INTEGER NOT NULL DEFAULT 500000,
  ADD COLUMN "largest_order_pieces" INTEGER NOT NULL DEFAULT 200,
  ADD CONSTRAINT "shop_largest_order_check" CHECK (
    "largest_order_rappen" BETWEEN 1 AND 10000000 AND "largest_order_pieces" BETWEEN 1 AND 9999
  );
