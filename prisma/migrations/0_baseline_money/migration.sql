-- The version before goes on.
-- Money, receipts, reversals, the drawer and VAT: written once, corrected by further rows.

CREATE FUNCTION admit_payment_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_order text;
  is_reversed boolean;
  is_refunded boolean;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('payment entries'));
  NEW.id := nextval('payment_entry_id_seq');
  SELECT order_id INTO of_order FROM payment WHERE id = NEW.payment_id;
  is_reversed := EXISTS (SELECT 1 FROM order_reversal WHERE order_id = of_order);
  is_refunded := EXISTS (SELECT 1 FROM order_refund WHERE order_id = of_order);
  -- Money that comes late to a provider comes, whatever was paid back in part. Cash goes back in steps of 5 Rappen.
  IF is_reversed AND NEW.kind NOT IN ('refunded', 'reversed')
    OR is_refunded AND NEW.kind NOT IN ('refunded', 'reversed') AND (NEW.kind <> 'collected' OR NEW.method <> 'online')
    OR (is_reversed OR is_refunded AND NEW.kind = 'reversed') AND NEW.amount_rappen <= -5 - (
      SELECT coalesce(sum(amount_rappen), 0) FROM payment_entry WHERE payment_id = NEW.payment_id AND method <> 'none') THEN
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
COMMENT ON FUNCTION admit_payment_entry() IS
  'An entry is numbered in the order of its commit, and refused for an order that was reversed or paid back in part, a counted drawer, an ID that was not checked, or a correction of another sum; each could be decided by two processes at once.';
CREATE TRIGGER payment_entry_admit BEFORE INSERT ON payment_entry FOR EACH ROW EXECUTE FUNCTION admit_payment_entry();

CREATE FUNCTION refuse_change_of_payment_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    IF NEW.by_user_id IS NULL THEN OLD.by_user_id := NULL; END IF;
    IF NEW.by_device_id IS NULL THEN OLD.by_device_id := NULL; END IF;
    IF NEW.status_change_id IS NULL THEN OLD.status_change_id := NULL; END IF;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.reason = '' THEN OLD.reason := ''; END IF;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'money that moved stays as it is' USING ERRCODE = 'LG052', CONSTRAINT = 'payment_entry_final';
END $$;
COMMENT ON FUNCTION refuse_change_of_payment_entry() IS
  'Money that moved stays (record 105); only a person and a reason may be forgotten, and all of it goes with its order.';
CREATE TRIGGER payment_entry_final BEFORE UPDATE OR DELETE ON payment_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_payment_entry();

CREATE FUNCTION refuse_refund_beyond_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid integer;
BEGIN
  SELECT amount_rappen INTO paid FROM payment_attempt WHERE id = NEW.attempt_id AND status = 'paid' FOR UPDATE;
  IF NEW.status <> 'failed' AND coalesce(paid, 0) < NEW.amount_rappen + (
    SELECT coalesce(sum(amount_rappen), 0) FROM refund
    WHERE attempt_id = NEW.attempt_id AND id <> NEW.id AND status <> 'failed') THEN
    RAISE EXCEPTION 'more would go back than came with %', NEW.attempt_id
      USING ERRCODE = 'LG060', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_refund_beyond_payment() IS 'Two refunds at once cannot give back more than came.';
CREATE TRIGGER refund_within_payment BEFORE INSERT OR UPDATE OF amount_rappen, status ON refund
  FOR EACH ROW EXECUTE FUNCTION refuse_refund_beyond_payment();

CREATE FUNCTION receipt_year(given_at timestamptz) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT extract(year FROM (given_at AT TIME ZONE 'Europe/Zurich') - interval '5 hours')::smallint
$$;
COMMENT ON FUNCTION receipt_year(timestamptz) IS 'The year of a receipt ends with its last business day, at 05:00.';

CREATE FUNCTION number_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.year := receipt_year(NEW.given_at);
  INSERT INTO receipt_counter AS counter (year, last_number) VALUES (NEW.year, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = counter.last_number + 1
    RETURNING counter.last_number INTO NEW.number;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION number_receipt() IS
  'Receipts of a year are numbered without a gap, also where two are written at once.';
CREATE TRIGGER receipt_number BEFORE INSERT ON receipt FOR EACH ROW EXECUTE FUNCTION number_receipt();

CREATE FUNCTION refuse_change_of_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a receipt keeps its number' USING ERRCODE = 'LG031', CONSTRAINT = 'receipt_final';
END $$;
COMMENT ON FUNCTION refuse_change_of_receipt() IS 'A receipt stays as it was given, and goes only with its order.';
CREATE TRIGGER receipt_final BEFORE UPDATE OR DELETE ON receipt
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_receipt();
CREATE TRIGGER receipt_seller_final BEFORE UPDATE OR DELETE ON receipt_seller
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_receipt();

CREATE FUNCTION refuse_reversal_unlike_its_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.order_id AND status = 'completed' AND total_rappen = NEW.total_rappen FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'only the whole of a completed order is reversed, not %', NEW.order_id
      USING ERRCODE = 'LG032', CONSTRAINT = 'order_reversal_whole';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_reversal_unlike_its_order() IS
  'Only the whole of a completed order is reversed, and not while it changes.';
CREATE TRIGGER order_reversal_whole BEFORE INSERT ON order_reversal
  FOR EACH ROW EXECUTE FUNCTION refuse_reversal_unlike_its_order();

CREATE FUNCTION refuse_refund_beyond_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total integer;
  paid bigint;
  refunded bigint;
  paid_back bigint;
BEGIN
  SELECT total_rappen INTO total FROM orders WHERE id = NEW.order_id AND status = 'completed' FOR UPDATE;
  IF total IS NULL OR EXISTS (SELECT 1 FROM order_reversal WHERE order_id = NEW.order_id) THEN
    RAISE EXCEPTION 'only what is sold is paid back in part, not %', NEW.order_id
      USING ERRCODE = 'LG037', CONSTRAINT = 'order_refund_of_sale';
  END IF;
  SELECT coalesce(sum(amount_rappen), 0), coalesce(sum(amount_rappen + rounding_rappen), 0) INTO refunded, paid_back
  FROM order_refund WHERE order_id = NEW.order_id;
  SELECT coalesce(sum(e.amount_rappen), 0) INTO paid FROM payment_entry e JOIN payment p ON p.id = e.payment_id
  WHERE p.order_id = NEW.order_id AND e.method <> 'none' AND e.kind <> 'reversed';
  IF refunded + NEW.amount_rappen > total OR paid_back + NEW.amount_rappen + NEW.rounding_rappen > paid THEN
    RAISE EXCEPTION 'more would go back than was taken for %', NEW.order_id
      USING ERRCODE = 'LG038', CONSTRAINT = 'order_refund_within_sale';
  END IF;
  IF NEW.amount_rappen IS DISTINCT FROM (
    SELECT sum((share->>'grossRappen')::integer) FROM jsonb_array_elements(NEW.shares) share) THEN
    RAISE EXCEPTION 'the shares of a refund are its amount' USING ERRCODE = '23514', CONSTRAINT = 'order_refund_shares_check';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_refund_beyond_sale() IS
  'Two refunds at once cannot give back more than was taken, and none is of an order that goes back to the kitchen or is reversed meanwhile.';
CREATE TRIGGER order_refund_within_sale BEFORE INSERT ON order_refund
  FOR EACH ROW EXECUTE FUNCTION refuse_refund_beyond_sale();

CREATE FUNCTION refuse_reversal_without_reason() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a reversal says why' USING ERRCODE = '23514', CONSTRAINT = 'order_reversal_reason_check';
END $$;
COMMENT ON FUNCTION refuse_reversal_without_reason() IS
  'A reversal says why when it is written; the reason may be forgotten later, so a check would not do.';
CREATE TRIGGER order_refund_reason BEFORE INSERT ON order_refund FOR EACH ROW
  WHEN (btrim(NEW.reason) = '') EXECUTE FUNCTION refuse_reversal_without_reason();
CREATE TRIGGER order_reversal_reason BEFORE INSERT ON order_reversal FOR EACH ROW
  WHEN (btrim(NEW.reason) = '') EXECUTE FUNCTION refuse_reversal_without_reason();

CREATE FUNCTION refuse_change_of_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.by_user_id IS NULL THEN OLD.by_user_id := NULL; END IF;
    IF to_jsonb(NEW)->>'by_device_id' IS NULL THEN OLD := jsonb_populate_record(OLD, '{"by_device_id": null}'); END IF;
    IF NEW.reason = '' THEN OLD.reason := ''; END IF;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a reversal stays as it is' USING ERRCODE = 'LG033', CONSTRAINT = 'reversal_final';
END $$;
COMMENT ON FUNCTION refuse_change_of_reversal() IS
  'A reversal, of a whole sale or of a part, stays, but for the person and the reason.';
CREATE TRIGGER order_refund_final BEFORE UPDATE OR DELETE ON order_refund
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_reversal();
CREATE TRIGGER order_reversal_final BEFORE UPDATE OR DELETE ON order_reversal
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_reversal();

CREATE FUNCTION refuse_step_of_reversed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM order_reversal WHERE order_id = NEW.id)
    OR EXISTS (SELECT 1 FROM order_refund WHERE order_id = NEW.id) THEN
    RAISE EXCEPTION '% was reversed', NEW.id USING ERRCODE = 'LG034', CONSTRAINT = 'reversed_stays';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_step_of_reversed_order() IS 'What was reversed, as a whole or in part, does not go on.';
CREATE TRIGGER orders_reversed BEFORE UPDATE OF status ON orders FOR EACH ROW
  WHEN (OLD.status = 'completed' AND NEW.status <> 'completed') EXECUTE FUNCTION refuse_step_of_reversed_order();

CREATE FUNCTION refuse_change_of_cash_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.by_user_id IS NULL THEN OLD.by_user_id := NULL; END IF;
    IF NEW.by_device_id IS NULL THEN OLD.by_device_id := NULL; END IF;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a count of the drawer stays as it is' USING ERRCODE = 'LG035', CONSTRAINT = 'cash_up_final';
END $$;
COMMENT ON FUNCTION refuse_change_of_cash_up() IS 'A count of the drawer stays; a correction is another row.';
CREATE TRIGGER cash_up_final BEFORE UPDATE OR DELETE ON cash_up
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_cash_up();

CREATE FUNCTION refuse_change_of_begun_vat_rate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Europe/Zurich')::date;
BEGIN
  IF (TG_OP <> 'INSERT' AND OLD.valid_from <= today) OR (TG_OP <> 'DELETE' AND NEW.valid_from <= today) THEN
    RAISE EXCEPTION 'a VAT rate that has begun cannot be changed' USING ERRCODE = 'LG030', CONSTRAINT = 'vat_rate_begun';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_change_of_begun_vat_rate() IS 'A rate that has begun is printed on receipts.';
CREATE TRIGGER vat_rate_begun BEFORE INSERT OR UPDATE OR DELETE ON vat_rate
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_begun_vat_rate();
