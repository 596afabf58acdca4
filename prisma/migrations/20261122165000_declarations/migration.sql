-- What the law asks about a dish beyond allergens and origins: of what kind it is, how it was produced, how much of a
-- drink it is. The lists are closed: those of the ordinances (LGV annex 2, LDV), in lib/shop/ingredient-kinds.ts.

CREATE FUNCTION "are_ingredient_kinds"("kinds" text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT kinds <@ ARRAY['beef', 'pork', 'poultry', 'other_meat', 'fish', 'bread', 'own_dough', 'eggs', 'milk',
    'frogs_legs', 'foie_gras', 'drink', 'alcohol']
$$;

CREATE FUNCTION "are_production_methods"("methods" text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT methods <@ ARRAY['beef_castrated', 'beef_dehorned', 'pork_castrated', 'pork_tail_docked', 'pork_teeth_clipped',
    'poultry_beak_trimmed', 'eggs_beak_trimmed', 'milk_dehorned', 'frogs_legs_unstunned', 'force_fed', 'hormones',
    'performance_enhancers', 'caged_eggs', 'caged_rabbit']
$$;

-- What the owner says once for all dishes: [{ "kind": "beef", "country": "CH", "productionMethods": [] }]
CREATE FUNCTION "are_shop_statements"("statements" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN jsonb_typeof(statements) <> 'array' THEN false
    WHEN EXISTS (SELECT 1 FROM jsonb_array_elements(statements) said WHERE NOT coalesce(
      are_ingredient_kinds(ARRAY[said ->> 'kind'])
      AND (said -> 'country' = 'null' OR said ->> 'country' ~ '^[A-Z]{2}$')
      AND jsonb_typeof(said -> 'productionMethods') IN ('array', 'null')
      AND NOT (said -> 'country' = 'null' AND said -> 'productionMethods' = 'null'), false)) THEN false
    WHEN NOT are_production_methods(ARRAY(SELECT jsonb_array_elements_text(said -> 'productionMethods')
      FROM jsonb_array_elements(statements) said WHERE jsonb_typeof(said -> 'productionMethods') = 'array')) THEN false
    ELSE (SELECT count(*) = count(DISTINCT said ->> 'kind') FROM jsonb_array_elements(statements) said)
  END
$$;

ALTER TABLE "menu_item"
  ADD COLUMN "ingredient_kinds" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "methods_declared" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "production_methods" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "volume_ml" INTEGER,
  ADD CONSTRAINT "menu_item_ingredient_kinds_check" CHECK ("are_ingredient_kinds"("ingredient_kinds")),
  ADD CONSTRAINT "menu_item_production_methods_check" CHECK (
    "are_production_methods"("production_methods") AND ("methods_declared" OR cardinality("production_methods") = 0)),
  ADD CONSTRAINT "menu_item_volume_check" CHECK ("volume_ml" BETWEEN 1 AND 20000);

ALTER TABLE "option"
  ADD COLUMN "ingredient_kinds" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "methods_declared" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "production_methods" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "volume_ml" INTEGER,
  ADD CONSTRAINT "option_ingredient_kinds_check" CHECK ("are_ingredient_kinds"("ingredient_kinds")),
  ADD CONSTRAINT "option_production_methods_check" CHECK (
    "are_production_methods"("production_methods") AND ("methods_declared" OR cardinality("production_methods") = 0)),
  ADD CONSTRAINT "option_volume_check" CHECK ("volume_ml" BETWEEN 1 AND 20000);

ALTER TABLE "shop"
  ADD COLUMN "statements" JSONB NOT NULL DEFAULT '[]',
  ADD CONSTRAINT "shop_statements_check" CHECK ("are_shop_statements"("statements"));

-- On that day production methods become part of what keeps a dish off the menu where only declared ones are sold.
CREATE OR REPLACE FUNCTION "next_change_at"("after" timestamptz DEFAULT now()) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(at) FROM (
    SELECT min(sold_out_until) AS at FROM menu_item WHERE sold_out_until > "after"
    UNION ALL SELECT min(sold_out_until) FROM option WHERE sold_out_until > "after"
    UNION ALL SELECT min(paused_until) FROM shop WHERE paused_until > "after"
    UNION ALL SELECT min(extra_lead_until) FROM shop WHERE extra_lead_until > "after"
    UNION ALL SELECT min(day::timestamp AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT first_day AS day FROM closure UNION ALL SELECT last_day + 1 FROM closure
        UNION ALL SELECT * FROM look_changes_on()) AS edges
      WHERE day::timestamp AT TIME ZONE 'Europe/Zurich' > "after"
    UNION ALL SELECT min((day + time '05:00') AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT sold_until + 1 AS day FROM menu_item UNION ALL SELECT sold_until + 1 FROM category) AS ends
      WHERE (day + time '05:00') AT TIME ZONE 'Europe/Zurich' > "after"
    UNION ALL SELECT timestamp '2027-07-01' AT TIME ZONE 'Europe/Zurich'
      FROM shop WHERE sell_only_declared AND timestamp '2027-07-01' AT TIME ZONE 'Europe/Zurich' > "after"
  ) AS changes
$$;
