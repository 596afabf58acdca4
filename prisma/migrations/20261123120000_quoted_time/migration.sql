-- The time that the guest was told when he ordered. An order for a slot was told its slot.
ALTER TABLE "orders" ADD COLUMN "quoted_for" TIMESTAMPTZ(3);
