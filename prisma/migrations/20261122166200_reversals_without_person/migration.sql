-- Why a sale was reversed may name somebody. The amount stays in the books; the reason goes with the person of the order.
ALTER TABLE "order_reversal" DROP CONSTRAINT "order_reversal_reason_check";
ALTER TABLE "order_reversal" ADD CONSTRAINT "order_reversal_reason_check" CHECK (char_length("reason") <= 200);

CREATE FUNCTION "refuse_reversal_without_reason"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a reversal says why' USING ERRCODE = '23514', CONSTRAINT = 'order_reversal_reason_check';
END $$;
CREATE TRIGGER "order_reversal_reason" BEFORE INSERT ON "order_reversal" FOR EACH ROW
  WHEN (btrim(NEW."reason") = '') EXECUTE FUNCTION "refuse_reversal_without_reason"();

CREATE OR REPLACE FUNCTION "refuse_change_of_reversal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.by_user_id IS NULL THEN OLD.by_user_id := NULL; END IF;
    IF TG_TABLE_NAME = 'order_reversal' AND to_jsonb(NEW)->>'reason' = '' THEN
      OLD := jsonb_populate_record(OLD, '{"reason": ""}');
    END IF;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a reversal stays as it is' USING ERRCODE = 'LG033', CONSTRAINT = 'reversal_final';
END $$;
