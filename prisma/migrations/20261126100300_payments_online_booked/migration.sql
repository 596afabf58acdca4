-- The version before goes on.
-- Money that comes online comes before the door: an ID is asked for where the dish is handed over, and for cash alone.
-- Of a reversed order nothing moves but what its guest is still owed, because a provider takes its time to send it back.
CREATE OR REPLACE FUNCTION "admit_payment_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_order text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('payment entries'));
  NEW.id := nextval('payment_entry_id_seq');
  SELECT order_id INTO of_order FROM payment WHERE id = NEW.payment_id;
  -- Cash goes back in steps of 5 Rappen.
  IF EXISTS (SELECT 1 FROM order_reversal WHERE order_id = of_order) AND (NEW.kind NOT IN ('refunded', 'reversed')
    OR NEW.amount_rappen <= -5 - (
      SELECT coalesce(sum(amount_rappen), 0) FROM payment_entry WHERE payment_id = NEW.payment_id AND method <> 'none')) THEN
    RAISE EXCEPTION 'order % was reversed', of_order USING ERRCODE = 'LG034', CONSTRAINT = 'reversed_stays';
  END IF;
  IF NEW.business_day > business_day_of(NEW.at) OR NEW.business_day < business_day_of(NEW.at)
    AND EXISTS (SELECT 1 FROM cash_up WHERE business_day >= NEW.business_day AND corrects_id IS NULL) THEN
    RAISE EXCEPTION 'the drawer of % is counted', NEW.business_day USING ERRCODE = 'LG050', CONSTRAINT = 'payment_entry_day';
  END IF;
  IF NEW.kind = 'collected' AND NEW.method = 'cash' AND lacks_age_check(of_order) THEN
    RAISE EXCEPTION 'nobody has checked an ID for order %', of_order USING ERRCODE = 'LG014', CONSTRAINT = 'payment_age_check';
  END IF;
  IF NEW.kind = 'corrected' AND NOT EXISTS (
    SELECT 1 FROM payment_entry WHERE id = NEW.corrects_id AND payment_id = NEW.payment_id AND method = NEW.method
      AND amount_rappen = -NEW.amount_rappen AND kind IN ('collected', 'refunded', 'written_off')) THEN
    RAISE EXCEPTION 'a correction takes the whole of another entry back' USING ERRCODE = 'LG051', CONSTRAINT = 'payment_entry_corrects';
  END IF;
  RETURN NEW;
END $$;

-- Pages that are kept say with what guests may pay.
CREATE TRIGGER "payment_provider_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "payment_provider"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
