-- The version before goes on.
-- Counts each change of an order's lines: by it a tap says which ones it was meant for. The version before does not count:
-- what it changes while both serve looks unchanged to a tap, and the verb acts on the lines as they are all the same.
ALTER TABLE "orders" ADD COLUMN "lines_version" INTEGER NOT NULL DEFAULT 1;
