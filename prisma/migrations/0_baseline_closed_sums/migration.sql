-- The version before goes on.
-- The sums of days that are over go with each change of what they sum.

CREATE FUNCTION reopen_days(VARIADIC changed date[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  past date[] := ARRAY(SELECT day FROM unnest(changed) day WHERE day < public.business_day_of(now()));
BEGIN
  IF past = '{}' THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtext('closed sums'));
  DELETE FROM public.closed_sum WHERE unit = 'day' AND first_day = ANY (past)
    OR unit = 'month' AND first_day = ANY (ARRAY(SELECT date_trunc('month', day)::date FROM unnest(past) day));
END $$;
COMMENT ON FUNCTION reopen_days(date[]) IS
  'The sums of a day and its month go with the first change of what they sum, in the same transaction, whoever makes it; the lock keeps them from being summed meanwhile.';

CREATE FUNCTION reopen_days_of_order(of_order text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.reopen_days(VARIADIC ARRAY(
    SELECT business_day FROM public.orders WHERE id = of_order
    UNION SELECT business_day FROM public.order_reversal WHERE order_id = of_order
    UNION SELECT business_day FROM public.order_refund WHERE order_id = of_order));
END $$;
COMMENT ON FUNCTION reopen_days_of_order(text) IS
  'An order counts on its own day and on those on which it was reversed or paid back.';

CREATE FUNCTION reopen_days_of_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM public.reopen_days(NEW.business_day);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM public.reopen_days(OLD.business_day);
  ELSE
    PERFORM public.reopen_days(OLD.business_day, NEW.business_day);
    PERFORM public.reopen_days_of_order(NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION reopen_days_of_changed_order() IS
  'Lines and steps are never written without their order, and who it was for counts in no sum.';
CREATE TRIGGER orders_reopen_days AFTER UPDATE OF status, business_day, updated_at ON orders FOR EACH ROW
  WHEN (OLD.business_day < business_day_of(now()) OR NEW.business_day < business_day_of(now()))
  EXECUTE FUNCTION reopen_days_of_changed_order();
CREATE TRIGGER orders_reopen_days_added AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.business_day < business_day_of(now())) EXECUTE FUNCTION reopen_days_of_changed_order();
CREATE TRIGGER orders_reopen_days_deleted AFTER DELETE ON orders FOR EACH ROW
  WHEN (OLD.business_day < business_day_of(now())) EXECUTE FUNCTION reopen_days_of_changed_order();

CREATE FUNCTION reopen_days_of_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.reopen_days_of_order(NEW.order_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION reopen_days_of_step() IS
  'With its person a step loses on whose side it was made, without a change to its order.';
CREATE TRIGGER status_change_reopens_days AFTER UPDATE OF by_user_id, by_device_id ON status_change FOR EACH ROW
  WHEN (OLD.status = 'cancelled') EXECUTE FUNCTION reopen_days_of_step();

CREATE FUNCTION reopen_days_of_taken_back() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row record := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM public.reopen_days(row.business_day);
  PERFORM public.reopen_days_of_order(row.order_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION reopen_days_of_taken_back() IS
  'What is reversed or paid back counts against the day on which it is, and its sale may be of an earlier one.';
CREATE TRIGGER order_refund_reopens_days AFTER INSERT OR DELETE ON order_refund
  FOR EACH ROW EXECUTE FUNCTION reopen_days_of_taken_back();
CREATE TRIGGER order_reversal_reopens_days AFTER INSERT OR DELETE ON order_reversal
  FOR EACH ROW EXECUTE FUNCTION reopen_days_of_taken_back();

CREATE FUNCTION reopen_days_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payment_entry' THEN
    PERFORM public.reopen_days(NEW.business_day);
    PERFORM public.reopen_days_of_order((SELECT order_id FROM public.payment WHERE id = NEW.payment_id));
  ELSE
    PERFORM public.reopen_days_of_order(NEW.order_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION reopen_days_of_payment() IS
  'What came online decides how the cash of a sale is rounded. Entries go only with their order.';
CREATE TRIGGER payment_attempt_reopens_days AFTER INSERT OR UPDATE OF status, amount_rappen ON payment_attempt
  FOR EACH ROW EXECUTE FUNCTION reopen_days_of_payment();
CREATE TRIGGER payment_entry_reopens_days AFTER INSERT ON payment_entry
  FOR EACH ROW EXECUTE FUNCTION reopen_days_of_payment();
