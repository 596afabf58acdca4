-- The version before goes on.
-- Lines of an order are documents: that one is cooked stands beside it, and goes with the line that a change replaces.
CREATE TABLE "dish_done" (
  "order_id" TEXT NOT NULL,
  "position" SMALLINT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "by_user_id" UUID,
  "by_device_id" UUID,
  CONSTRAINT "dish_done_pkey" PRIMARY KEY ("order_id", "position"),
  CONSTRAINT "dish_done_order_id_fkey" FOREIGN KEY ("order_id")
    REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "dish_done_order_id_position_fkey" FOREIGN KEY ("order_id", "position")
    REFERENCES "order_line" ("order_id", "position") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "dish_done_by_user_id_fkey" FOREIGN KEY ("by_user_id")
    REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "dish_done_by_device_id_fkey" FOREIGN KEY ("by_device_id")
    REFERENCES "device" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
