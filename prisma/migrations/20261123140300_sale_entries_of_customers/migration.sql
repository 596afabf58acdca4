-- The same entries for the page of a customer as for the reports.
CREATE OR REPLACE VIEW "sale_entry" AS
SELECT "id" AS "order_id", 1 AS "sign", "business_day", "created_at" AS "at", "fulfilment", "delivery_postcode",
  "delivery_fee_rappen", "total_rappen", "customer_id"
FROM "counted_order" WHERE "is_sale"
UNION ALL
SELECT o."id", -1, r."business_day", r."at", o."fulfilment", o."delivery_postcode", o."delivery_fee_rappen",
  o."total_rappen", o."customer_id"
FROM "order_reversal" r JOIN "counted_order" o ON o."id" = r."order_id" AND o."is_sale";
