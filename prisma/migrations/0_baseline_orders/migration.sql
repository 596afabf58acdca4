-- The version before goes on.
-- The number of an order, its steps, its lines and its checks.

CREATE FUNCTION may_order(customer uuid, at timestamptz, most_open integer, most_an_hour integer)
  RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF most_open = 0 AND most_an_hour = 0 THEN RETURN true; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('open orders'), hashtext(customer::text));
  IF most_open > 0 AND most_open <= (
    SELECT count(*) FROM (
      SELECT FROM orders WHERE customer_id = customer AND status NOT IN ('completed', 'rejected', 'cancelled')
      LIMIT most_open) AS open)
  THEN RETURN false; END IF;
  RETURN most_an_hour = 0 OR NOT EXISTS (
    SELECT FROM orders WHERE customer_id = customer AND created_at > at - INTERVAL '1 hour' AND created_at <= at
    ORDER BY created_at DESC OFFSET most_an_hour - 1 LIMIT 1);
END $$;
COMMENT ON FUNCTION may_order(uuid, timestamptz, integer, integer) IS
  'Counts open orders under a lock of the customer: two orders at once cannot both be the last that is allowed.';

CREATE FUNCTION give_free_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  candidate INTEGER;
BEGIN
  FOR attempt IN 0..9899 LOOP
    candidate := CASE
      WHEN attempt = 0 THEN NEW.number
      WHEN attempt < 900 THEN nextval('orders_number_seq')
      ELSE attempt + 100
    END;
    CONTINUE WHEN EXISTS (
      SELECT FROM orders WHERE number::integer = candidate AND status NOT IN ('completed', 'rejected', 'cancelled'));
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(hashtext('order number'), candidate);
    -- Asked again, because the transaction that had the lock may have been committed between the two.
    CONTINUE WHEN EXISTS (
      SELECT FROM orders WHERE number::integer = candidate AND status NOT IN ('completed', 'rejected', 'cancelled'));
    NEW.number := candidate;
    RETURN NEW;
  END LOOP;
  RAISE EXCEPTION 'every number is that of an open order' USING CONSTRAINT = 'orders_open_number_key';
END $$;
COMMENT ON FUNCTION give_free_number() IS
  'Two open orders never bear one number, however many processes draw one; the longest search ends with a refusal.';
CREATE TRIGGER orders_number_given BEFORE INSERT ON orders FOR EACH ROW
  WHEN (NEW.status NOT IN ('completed', 'rejected', 'cancelled')) EXECUTE FUNCTION give_free_number();
CREATE TRIGGER orders_number_kept BEFORE UPDATE OF status, number ON orders FOR EACH ROW
  WHEN (NEW.status NOT IN ('completed', 'rejected', 'cancelled')
    AND (OLD.status IN ('completed', 'rejected', 'cancelled') OR NEW.number <> OLD.number)) EXECUTE FUNCTION give_free_number();

CREATE FUNCTION order_step_is_legal(old_status order_status, new_status order_status, how fulfilment)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE old_status
    WHEN 'awaiting_payment' THEN new_status IN ('received', 'cancelled')
    WHEN 'received' THEN new_status IN ('accepted', 'rejected', 'cancelled')
    WHEN 'accepted' THEN new_status IN ('preparing', 'cancelled')
    WHEN 'preparing' THEN new_status IN ('ready', 'cancelled')
    WHEN 'ready' THEN new_status IN ('completed', 'cancelled') OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'out_for_delivery' THEN new_status IN ('completed', 'cancelled')
    ELSE false
  END
$$;
COMMENT ON FUNCTION order_step_is_legal(order_status, order_status, fulfilment) IS
  'Steps forward, as lib/orders/status.ts lists them; a test compares all pairs.';

CREATE FUNCTION order_correction_is_legal(old_status order_status, new_status order_status, how fulfilment)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE old_status
    WHEN 'accepted' THEN new_status = 'received'
    WHEN 'preparing' THEN new_status = 'accepted'
    WHEN 'ready' THEN new_status = 'preparing'
    WHEN 'out_for_delivery' THEN new_status = 'ready'
    WHEN 'completed' THEN new_status = 'ready' OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'rejected' THEN new_status IN ('received', 'ready') OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'cancelled' THEN new_status IN ('received', 'accepted', 'preparing', 'ready')
      OR (new_status = 'out_for_delivery' AND how = 'delivery')
    ELSE false
  END
$$;
COMMENT ON FUNCTION order_correction_is_legal(order_status, order_status, fulfilment) IS
  'Steps back, as lib/orders/status.ts reads them; a test compares all pairs.';

CREATE FUNCTION refuse_illegal_order_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF order_step_is_legal(OLD.status, NEW.status, NEW.fulfilment) THEN RETURN NEW; END IF;
  IF NEW.corrections = OLD.corrections + 1 AND order_correction_is_legal(OLD.status, NEW.status, NEW.fulfilment) THEN
    RETURN NEW;
  END IF;
  IF NEW.status = 'rejected' AND OLD.status IN ('ready', 'out_for_delivery') AND EXISTS (
    SELECT 1 FROM age_check WHERE order_id = NEW.id AND result = 'refused' AND undone_at IS NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'order % cannot go from % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'LG001', CONSTRAINT = 'orders_status_step';
END $$;
COMMENT ON FUNCTION refuse_illegal_order_step() IS
  'Of two steps that are taken at once the second meets a state from which it is not legal.';
CREATE TRIGGER orders_status_step BEFORE UPDATE OF status ON orders FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION refuse_illegal_order_step();

CREATE FUNCTION refuse_order_unlike_its_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned text;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN concerned := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN concerned := OLD.order_id;
  ELSE concerned := NEW.order_id;
  END IF;
  PERFORM 1 FROM orders o WHERE o.id = concerned
    AND o.subtotal_rappen <> (SELECT coalesce(sum(l.total_rappen), 0) FROM order_line l WHERE l.order_id = o.id);
  IF FOUND THEN
    RAISE EXCEPTION 'the subtotal of order % is not the sum of its lines', concerned
      USING ERRCODE = 'LG003', CONSTRAINT = 'orders_subtotal';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refuse_order_unlike_its_lines() IS
  'The subtotal is the sum of the lines when the transaction ends, whatever has written them.';
CREATE CONSTRAINT TRIGGER order_line_subtotal AFTER INSERT OR UPDATE OF total_rappen, order_id OR DELETE ON order_line
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_order_unlike_its_lines();
CREATE CONSTRAINT TRIGGER orders_subtotal AFTER INSERT OR UPDATE OF subtotal_rappen ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_order_unlike_its_lines();

CREATE FUNCTION refuse_change_of_finished_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line record;
BEGIN
  IF TG_OP = 'DELETE' THEN line := OLD; ELSE line := NEW; END IF;
  PERFORM 1 FROM public.orders WHERE id = line.order_id AND status IN ('completed', 'rejected', 'cancelled') FOR SHARE;
  IF FOUND THEN
    RAISE EXCEPTION 'order % is finished, its lines cannot change', line.order_id
      USING ERRCODE = 'LG002', CONSTRAINT = 'order_line_finished';
  END IF;
  RETURN line;
END $$;
COMMENT ON FUNCTION refuse_change_of_finished_order() IS 'The lines of a finished order are in the books.';
CREATE TRIGGER order_line_finished BEFORE INSERT OR DELETE ON order_line
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_finished_order();
CREATE TRIGGER order_line_finished_changed BEFORE UPDATE ON order_line FOR EACH ROW
  WHEN (NEW.note <> '' OR (to_jsonb(OLD.*) - 'note') IS DISTINCT FROM (to_jsonb(NEW.*) - 'note'))
  EXECUTE FUNCTION refuse_change_of_finished_order();

CREATE FUNCTION lacks_age_check(of_order text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM order_line WHERE order_id = of_order AND minimum_age > 0)
    AND NOT EXISTS (SELECT 1 FROM age_check WHERE order_id = of_order AND result = 'checked' AND undone_at IS NULL)
$$;
COMMENT ON FUNCTION lacks_age_check(text) IS
  'Whether an order has a restricted line and no valid look at an ID; asked by two triggers and by the program.';

CREATE FUNCTION refuse_unchecked_hand_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF lacks_age_check(NEW.id) THEN
    RAISE EXCEPTION 'nobody has checked an ID for order %', NEW.id USING ERRCODE = 'LG013', CONSTRAINT = 'orders_age_check';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_unchecked_hand_over() IS
  'No restricted dish is handed over without a look at an ID, whatever program does it.';
CREATE TRIGGER orders_age_check BEFORE UPDATE OF status ON orders FOR EACH ROW
  WHEN (OLD.status <> 'completed' AND NEW.status = 'completed') EXECUTE FUNCTION refuse_unchecked_hand_over();

CREATE FUNCTION refuse_second_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'proposal % is answered', OLD.id USING ERRCODE = 'LG036', CONSTRAINT = 'proposal_answered_once';
END $$;
COMMENT ON FUNCTION refuse_second_answer() IS
  'Of two answers to one proposal, by mail and on the phone, the first counts.';
CREATE TRIGGER proposal_answered_once BEFORE UPDATE OF state, quantities, goes, comes ON proposal FOR EACH ROW
  WHEN (OLD.state <> 'open') EXECUTE FUNCTION refuse_second_answer();

CREATE FUNCTION refuse_change_to_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order % stays what it was placed as', NEW.id USING ERRCODE = 'LG040', CONSTRAINT = 'orders_test_stays';
END $$;
COMMENT ON FUNCTION refuse_change_to_test() IS 'An order that was sold cannot become a test, nor the other way.';
CREATE TRIGGER orders_by_phone_stays BEFORE UPDATE OF by_phone ON orders FOR EACH ROW
  WHEN (OLD.by_phone IS DISTINCT FROM NEW.by_phone) EXECUTE FUNCTION refuse_change_to_test();
CREATE TRIGGER orders_test_stays BEFORE UPDATE OF is_test ON orders FOR EACH ROW
  WHEN (OLD.is_test IS DISTINCT FROM NEW.is_test) EXECUTE FUNCTION refuse_change_to_test();

CREATE FUNCTION refuse_books_of_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.order_id AND is_test;
  IF FOUND THEN
    RAISE EXCEPTION 'order % is a test and no sale', NEW.order_id USING ERRCODE = 'LG041', CONSTRAINT = 'test_is_no_sale';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_books_of_test() IS 'A test order is in no books, whatever writes them.';
CREATE TRIGGER order_line_of_sale BEFORE INSERT OR UPDATE OF menu_item_id ON order_line FOR EACH ROW
  WHEN (NEW.menu_item_id IS NOT NULL) EXECUTE FUNCTION refuse_books_of_test();
CREATE TRIGGER order_reversal_of_sale BEFORE INSERT ON order_reversal
  FOR EACH ROW EXECUTE FUNCTION refuse_books_of_test();
CREATE TRIGGER payment_of_sale BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION refuse_books_of_test();
CREATE TRIGGER receipt_of_sale BEFORE INSERT ON receipt FOR EACH ROW EXECUTE FUNCTION refuse_books_of_test();
