-- When a category or a dish is sold: spans of the week as the shop's hours have them ([]: at every hour), and its first
-- and last day. They stand in the row that they are about, as origins do: one version, one expiry, no table to join when
-- an order is placed.

-- Spans of weekday, opens and closes ("22:00" to "02:00" ends on the day after), of which no two hold the same minute.
CREATE FUNCTION "selling_times_are_possible"("times" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN jsonb_typeof(times) <> 'array' THEN false
    WHEN jsonb_array_length(times) > 50 THEN false
    WHEN EXISTS (SELECT 1 FROM jsonb_array_elements(times) span WHERE NOT coalesce(
      span ->> 'weekday' ~ '^[1-7]$'
      AND span ->> 'opens' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      AND span ->> 'closes' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false)) THEN false
    ELSE NOT EXISTS (
      WITH clock AS (
        SELECT nr, (span ->> 'weekday')::int AS weekday,
          split_part(span ->> 'opens', ':', 1)::int * 60 + split_part(span ->> 'opens', ':', 2)::int AS opens,
          split_part(span ->> 'closes', ':', 1)::int * 60 + split_part(span ->> 'closes', ':', 2)::int AS closes
        FROM jsonb_array_elements(times) WITH ORDINALITY AS spans (span, nr)
      ), week AS (
        SELECT nr, (weekday - 1) * 1440 + opens AS begins,
          (weekday - 1) * 1440 + closes + CASE WHEN closes > opens THEN 0 ELSE 1440 END AS ends
        FROM clock
      )
      -- Sunday's night reaches into Monday.
      SELECT 1 FROM week one JOIN week other ON one.nr <> other.nr
        CROSS JOIN (VALUES (0), (10080)) AS later (minutes)
        WHERE one.begins < other.ends + minutes AND other.begins + minutes < one.ends)
  END
$$;

ALTER TABLE "category"
  ADD COLUMN "selling_times" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "sold_from" DATE,
  ADD COLUMN "sold_until" DATE,
  ADD CONSTRAINT "category_selling_times_check" CHECK ("selling_times_are_possible"("selling_times")),
  ADD CONSTRAINT "category_sold_days_check" CHECK ("sold_from" <= "sold_until");
ALTER TABLE "menu_item"
  ADD COLUMN "selling_times" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "sold_from" DATE,
  ADD COLUMN "sold_until" DATE,
  ADD CONSTRAINT "menu_item_selling_times_check" CHECK ("selling_times_are_possible"("selling_times")),
  ADD CONSTRAINT "menu_item_sold_days_check" CHECK ("sold_from" <= "sold_until");

-- After its last day a dish is off the menu, from the hour on at which the business day changes. The hours themselves
-- change no page: the browser compares them with its clock.
CREATE OR REPLACE FUNCTION "next_change_at"("after" timestamptz DEFAULT now()) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(at) FROM (
    SELECT min(sold_out_until) AS at FROM menu_item WHERE sold_out_until > "after"
    UNION ALL SELECT min(sold_out_until) FROM option WHERE sold_out_until > "after"
    UNION ALL SELECT min(paused_until) FROM shop WHERE paused_until > "after"
    UNION ALL SELECT min(extra_lead_until) FROM shop WHERE extra_lead_until > "after"
    UNION ALL SELECT min(day::timestamp AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT first_day AS day FROM closure UNION ALL SELECT last_day + 1 FROM closure) AS edges
      WHERE day::timestamp AT TIME ZONE 'Europe/Zurich' > "after"
    UNION ALL SELECT min((day + time '05:00') AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT sold_until + 1 AS day FROM menu_item UNION ALL SELECT sold_until + 1 FROM category) AS ends
      WHERE (day + time '05:00') AT TIME ZONE 'Europe/Zurich' > "after"
  ) AS changes
$$;
