-- pg_restore fills the tables with an empty search path: what a rule calls names its schema.
CREATE OR REPLACE FUNCTION "are_shop_statements"("statements" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN jsonb_typeof(statements) <> 'array' THEN false
    WHEN EXISTS (SELECT 1 FROM jsonb_array_elements(statements) said WHERE NOT coalesce(
      public.are_ingredient_kinds(ARRAY[said ->> 'kind'])
      AND (said -> 'country' = 'null' OR said ->> 'country' ~ '^[A-Z]{2}$')
      AND jsonb_typeof(said -> 'productionMethods') IN ('array', 'null')
      AND NOT (said -> 'country' = 'null' AND said -> 'productionMethods' = 'null'), false)) THEN false
    WHEN NOT public.are_production_methods(ARRAY(SELECT jsonb_array_elements_text(said -> 'productionMethods')
      FROM jsonb_array_elements(statements) said WHERE jsonb_typeof(said -> 'productionMethods') = 'array')) THEN false
    ELSE (SELECT count(*) = count(DISTINCT said ->> 'kind') FROM jsonb_array_elements(statements) said)
  END
$$;
