-- The version before goes on.
-- How many portions of a dish or an option are left today. Every order takes and gives back, whatever program writes it.

CREATE TABLE portion_count (
  business_day date NOT NULL,
  subject_id uuid NOT NULL,
  portions_left integer NOT NULL,
  CONSTRAINT portion_count_pkey PRIMARY KEY (business_day, subject_id)
);

CREATE FUNCTION counted_day(placed orders) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN NOT placed.is_test AND placed.status NOT IN ('rejected', 'cancelled')
    THEN business_day_of(coalesce(placed.requested_for, placed.created_at)) END
$$;
COMMENT ON FUNCTION counted_day(orders) IS
  'The day from whose counts an order has taken: that for which it is. Null: from none, because it is over without a sale, or a test.';

CREATE FUNCTION counted_portions(day date, lines order_line[])
  RETURNS TABLE (subject_id uuid, portions_left integer, asked integer) LANGUAGE sql AS $$
  SELECT counted.subject_id, counted.portions_left, wanted.portions
  FROM portion_count counted JOIN (
    SELECT part.id, sum(part.portions)::integer AS portions
    FROM unnest(lines) line, LATERAL (
      SELECT line.menu_item_id::text AS id, line.quantity::integer AS portions
      UNION ALL
      SELECT chosen ->> 'optionId', line.quantity * (chosen ->> 'quantity')::integer
      FROM jsonb_array_elements(line.options) chosen
    ) part GROUP BY part.id
  ) wanted ON wanted.id = counted.subject_id::text
  WHERE counted.business_day = day
  ORDER BY counted.subject_id FOR NO KEY UPDATE OF counted
$$;
COMMENT ON FUNCTION counted_portions(date, order_line[]) IS
  'What lines ask of what is counted, locked in one order, so that two orders for the same two dishes do not wait for each other.';

CREATE FUNCTION may_take_portions(placed orders, lines jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM portion_count) THEN RETURN true; END IF;
  PERFORM FROM counted_portions(counted_day(placed),
      ARRAY(SELECT line FROM jsonb_populate_recordset(NULL::order_line, lines) line))
    WHERE asked > portions_left;
  IF NOT FOUND THEN RETURN true; END IF;
  -- Asked after the wait: the last may have gone to this very order, which was sent twice.
  PERFORM FROM orders WHERE payment_id = placed.payment_id AND (customer_id = placed.customer_id OR by_phone AND placed.by_phone);
  IF FOUND THEN RETURN true; END IF;
  RAISE EXCEPTION 'order % asks for more portions than are left', placed.id
    USING ERRCODE = 'LG061', CONSTRAINT = 'portion_count_left';
END $$;
COMMENT ON FUNCTION may_take_portions(orders, jsonb) IS
  'Asked before an order is written; until it is committed, others that want the same wait. Of fifty at once on the last two, two get them.';

CREATE FUNCTION take_portions(day date, lines order_line[], times integer) RETURNS void LANGUAGE sql AS $$
  UPDATE portion_count counted SET portions_left = counted.portions_left - times * wanted.asked
  FROM counted_portions(day, lines) wanted
  WHERE counted.business_day = day AND counted.subject_id = wanted.subject_id
$$;
COMMENT ON FUNCTION take_portions(date, order_line[], integer) IS
  'Gives back with -1. Only a new order is refused: one that a step back puts into the kitchen again takes below zero.';

CREATE FUNCTION count_portions_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line order_line;
  placed orders;
BEGIN
  IF NOT EXISTS (SELECT FROM portion_count) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN line := NEW; ELSE line := OLD; END IF;
  SELECT * INTO placed FROM orders WHERE id = line.order_id;
  IF FOUND THEN
    PERFORM take_portions(counted_day(placed), ARRAY[line], CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_portions_of_line() IS
  'Lines are replaced, and never changed in what they ask for. An order that is deleted gives nothing back.';
CREATE TRIGGER order_line_portions AFTER INSERT OR DELETE ON order_line
  FOR EACH ROW EXECUTE FUNCTION count_portions_of_line();

CREATE FUNCTION count_portions_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lines order_line[];
BEGIN
  IF NOT EXISTS (SELECT FROM portion_count) THEN RETURN NULL; END IF;
  lines := ARRAY(SELECT line FROM order_line line WHERE line.order_id = NEW.id);
  PERFORM take_portions(counted_day(OLD), lines, -1);
  PERFORM take_portions(counted_day(NEW), lines, 1);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_portions_of_order() IS
  'An order that is refused gives back once, takes again when that is taken back, and moves with the day for which it is.';
CREATE TRIGGER orders_portions AFTER UPDATE OF status, requested_for ON orders FOR EACH ROW
  WHEN (counted_day(OLD.*) IS DISTINCT FROM counted_day(NEW.*)) EXECUTE FUNCTION count_portions_of_order();

CREATE FUNCTION sell_out_what_none_is_left_of() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted portion_count := coalesce(NEW, OLD);
  -- The last instant of the day: what people say to be sold out today ends at 05:00, and is not put on sale again here.
  ends timestamptz := (counted.business_day + 1 + time '05:00') AT TIME ZONE 'Europe/Zurich' - interval '1 millisecond';
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.portions_left <= 0 THEN
    UPDATE menu_item SET sold_out_until = ends WHERE id = counted.subject_id AND coalesce(sold_out_until < ends, true);
    UPDATE option SET sold_out_until = ends WHERE id = counted.subject_id AND coalesce(sold_out_until < ends, true);
  ELSIF TG_OP <> 'INSERT' AND OLD.portions_left <= 0 THEN
    UPDATE menu_item SET sold_out_until = NULL WHERE id = counted.subject_id AND sold_out_until = ends;
    UPDATE option SET sold_out_until = NULL WHERE id = counted.subject_id AND sold_out_until = ends;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION sell_out_what_none_is_left_of() IS
  'With its last portion a dish is sold out until the day ends, and with one that is given back it is on sale again, if only the count has said so.';
CREATE TRIGGER portion_count_sold_out AFTER INSERT OR UPDATE OF portions_left OR DELETE ON portion_count
  FOR EACH ROW EXECUTE FUNCTION sell_out_what_none_is_left_of();

-- Orders change what is left without a word: only what is counted is cached.
CREATE TRIGGER portion_count_announce AFTER INSERT OR DELETE ON portion_count
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
