-- From which day of supply on the shop owes VAT; null: ever since it has a number. Without a number it owes none.
ALTER TABLE "shop" ADD COLUMN "vat_liable_from" DATE;

-- On that day pages begin to say that VAT is included.
CREATE OR REPLACE FUNCTION "next_change_at"("after" timestamptz DEFAULT now()) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(at) FROM (
    SELECT min(sold_out_until) AS at FROM menu_item WHERE sold_out_until > "after"
    UNION ALL SELECT min(sold_out_until) FROM option WHERE sold_out_until > "after"
    UNION ALL SELECT min(paused_until) FROM shop WHERE paused_until > "after"
    UNION ALL SELECT min(extra_lead_until) FROM shop WHERE extra_lead_until > "after"
    UNION ALL SELECT min(day::timestamp AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT first_day AS day FROM closure UNION ALL SELECT last_day + 1 FROM closure
        UNION ALL SELECT * FROM look_changes_on() UNION ALL SELECT vat_liable_from FROM shop) AS edges
      WHERE day::timestamp AT TIME ZONE 'Europe/Zurich' > "after"
    UNION ALL SELECT min((day + time '05:00') AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT sold_until + 1 AS day FROM menu_item UNION ALL SELECT sold_until + 1 FROM category) AS ends
      WHERE (day + time '05:00') AT TIME ZONE 'Europe/Zurich' > "after"
    UNION ALL SELECT timestamp '2027-07-01' AT TIME ZONE 'Europe/Zurich'
      FROM shop WHERE sell_only_declared AND timestamp '2027-07-01' AT TIME ZONE 'Europe/Zurich' > "after"
  ) AS changes
$$;

-- The number of the demo shop is checked like any other now.
UPDATE "shop" SET "vat_number" = 'CHE-123.456.788 MWST' WHERE "vat_number" = 'CHE-123.456.788 MWST (Demo)';
UPDATE "demo_row" SET "facts" = jsonb_set("facts", '{vat_number}', '"CHE-123.456.788 MWST"')
  WHERE "kind" = 'shop' AND "facts" ->> 'vat_number' = 'CHE-123.456.788 MWST (Demo)';
