-- What every figure of the books is made of. Which orders count at all, and which of them are sales, is said here and
-- nowhere else.
CREATE VIEW "counted_order" AS
SELECT "id", "business_day", "created_at", "customer_id", "status", "fulfilment", "requested_for", "promised_for",
  "subtotal_rappen", "delivery_fee_rappen", "total_rappen",
  CASE WHEN "ship_to_different_address" THEN "shipping_postcode" ELSE "postcode" END AS "delivery_postcode",
  "status" NOT IN ('received', 'rejected', 'cancelled') AS "is_sale"
FROM "orders" WHERE NOT "is_test";

-- A sale counts on the business day on which it was placed; what takes it back counts against the day on which it was.
CREATE VIEW "sale_entry" AS
SELECT "id" AS "order_id", 1 AS "sign", "business_day", "created_at" AS "at", "fulfilment", "delivery_postcode",
  "delivery_fee_rappen", "total_rappen"
FROM "counted_order" WHERE "is_sale"
UNION ALL
SELECT o."id", -1, r."business_day", r."at", o."fulfilment", o."delivery_postcode", o."delivery_fee_rappen", o."total_rappen"
FROM "order_reversal" r JOIN "counted_order" o ON o."id" = r."order_id" AND o."is_sale";
