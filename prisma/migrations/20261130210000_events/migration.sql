-- The version before goes on.
-- What happened, for programs outside: written in the transaction of what happened, whatever program does it.

CREATE TABLE event (
  id bigserial PRIMARY KEY,
  -- What readers count by. Null: not read so far.
  position bigint,
  type text NOT NULL,
  at timestamptz(3) DEFAULT clock_timestamp() NOT NULL,
  -- As it leaves the house: ids and states, and nothing of a person.
  data jsonb NOT NULL
);
CREATE UNIQUE INDEX event_position_key ON event (position) WHERE position IS NOT NULL;
CREATE INDEX event_without_position_idx ON event (id) WHERE position IS NULL;

-- One after the other, each with its own view of what is committed: so a position is never given behind a reader, however
-- late a transaction ends, and who has just changed something finds it. The newest is never deleted, and so counts on.
CREATE FUNCTION place_events() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('positions of events'));
  UPDATE public.event SET position = due.position
  FROM (
    SELECT id, (SELECT coalesce(max(position), 0) FROM public.event) + row_number() OVER (ORDER BY id) AS position
    FROM public.event WHERE position IS NULL
  ) due
  WHERE event.id = due.id;
END $$;
COMMENT ON FUNCTION place_events() IS 'Numbers what is committed and has no position yet, in the order in which it was written.';

CREATE FUNCTION note_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('event_written', '');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_event() IS 'Wakes the open streams and the webhooks of every process.';
CREATE TRIGGER event_noted AFTER INSERT ON event FOR EACH STATEMENT EXECUTE FUNCTION note_event();

CREATE FUNCTION write_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step CONSTANT boolean := TG_OP = 'INSERT' OR OLD.status <> NEW.status;
BEGIN
  INSERT INTO public.event (type, data)
  SELECT 'order.' || kind, jsonb_strip_nulls(jsonb_build_object(
    'order_id', NEW.id,
    'status', NEW.status,
    'version', floor(extract(epoch FROM NEW.updated_at) * 1000)::bigint,
    'correction', CASE WHEN step AND TG_OP = 'UPDATE' AND NEW.corrections > OLD.corrections THEN true END))
  FROM (VALUES
    (NEW.status::text, step),
    ('changed', NOT step AND OLD.lines_version <> NEW.lines_version),
    ('promise_changed', NOT step AND (OLD.promised_for IS DISTINCT FROM NEW.promised_for
      OR OLD.requested_for IS DISTINCT FROM NEW.requested_for))
  ) AS told (kind, is_due) WHERE is_due;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION write_order_event() IS 'Each step of an order, back ones too; with it goes what changed in the same moment.';
CREATE TRIGGER orders_event AFTER INSERT ON orders FOR EACH ROW WHEN (NOT NEW.is_test)
  EXECUTE FUNCTION write_order_event();
CREATE TRIGGER orders_event_changed AFTER UPDATE OF status, lines_version, promised_for, requested_for ON orders
  FOR EACH ROW WHEN (NOT NEW.is_test AND (OLD.status <> NEW.status OR OLD.lines_version <> NEW.lines_version
    OR OLD.promised_for IS DISTINCT FROM NEW.promised_for OR OLD.requested_for IS DISTINCT FROM NEW.requested_for))
  EXECUTE FUNCTION write_order_event();

-- Tests have no payments and no receipts.
CREATE FUNCTION write_payment_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.event (type, data)
  SELECT 'payment.' || added.kind, jsonb_build_object('order_id', order_id, 'payment_id', payment.id, 'version', added.id)
  FROM added JOIN public.payment ON payment.id = added.payment_id ORDER BY added.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION write_payment_events() IS 'Each row of money is an event; its amount is read with the payment.';
CREATE TRIGGER payment_entry_event AFTER INSERT ON payment_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION write_payment_events();

CREATE FUNCTION write_receipt_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.event (type, data)
  SELECT 'receipt.given', jsonb_build_object('order_id', order_id,
    'number', year || '-' || lpad(number::text, greatest(6, length(number::text)), '0'))
  FROM added ORDER BY year, number;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION write_receipt_events() IS 'Under the number that stands on the receipt.';
CREATE TRIGGER receipt_event AFTER INSERT ON receipt REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION write_receipt_events();

-- One for a statement: an import changes two thousand dishes.
CREATE FUNCTION write_menu_event(kind text, subject text, changed jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN RETURN; END IF;
  INSERT INTO public.event (type, data) VALUES (kind, jsonb_build_object('subject', subject,
    'changed', CASE WHEN jsonb_array_length(changed) <= 100 THEN changed ELSE '[]' END));
END $$;
COMMENT ON FUNCTION write_menu_event(text, text, jsonb) IS 'Names up to a hundred; an empty list: read all of them again.';

CREATE FUNCTION write_menu_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.write_menu_event('menu.changed', TG_TABLE_NAME,
    (SELECT jsonb_agg(jsonb_build_object('id', id, 'version', version) ORDER BY id) FROM added));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION write_menu_added() IS 'What came onto the menu.';

CREATE FUNCTION write_menu_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  apart CONSTANT text[] := '{available,sold_out_until,updated_at}';
BEGIN
  PERFORM public.write_menu_event('menu.changed', TG_TABLE_NAME,
    (SELECT jsonb_agg(jsonb_build_object('id', id, 'version', after.version) ORDER BY id)
     FROM before JOIN after USING (id) WHERE to_jsonb(before) - apart <> to_jsonb(after) - apart));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION write_menu_changed() IS 'What is otherwise on the menu, but for what the kitchen switches.';

CREATE FUNCTION write_menu_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.write_menu_event('menu.changed', TG_TABLE_NAME,
    (SELECT jsonb_agg(jsonb_build_object('id', id, 'deleted', true) ORDER BY id) FROM gone));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION write_menu_deleted() IS 'What left the menu.';

CREATE FUNCTION write_availability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.write_menu_event('availability.changed', TG_TABLE_NAME,
    (SELECT jsonb_agg(jsonb_build_object('id', id) ORDER BY id) FROM before JOIN after USING (id)
     WHERE (before.available, before.sold_out_until) IS DISTINCT FROM (after.available, after.sold_out_until)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION write_availability() IS 'What the kitchen switched, or the last portion did.';

CREATE TRIGGER menu_item_event_added AFTER INSERT ON menu_item REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_added();
CREATE TRIGGER menu_item_event_changed AFTER UPDATE ON menu_item REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_changed();
CREATE TRIGGER menu_item_event_deleted AFTER DELETE ON menu_item REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_deleted();
CREATE TRIGGER menu_item_event_available AFTER UPDATE ON menu_item REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION write_availability();
CREATE TRIGGER category_event_added AFTER INSERT ON category REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_added();
CREATE TRIGGER category_event_changed AFTER UPDATE ON category REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_changed();
CREATE TRIGGER category_event_deleted AFTER DELETE ON category REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_deleted();
-- A choice belongs to its group, whose version counts what changes of it.
CREATE TRIGGER option_group_event_added AFTER INSERT ON option_group REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_added();
CREATE TRIGGER option_group_event_changed AFTER UPDATE ON option_group REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_changed();
CREATE TRIGGER option_group_event_deleted AFTER DELETE ON option_group REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION write_menu_deleted();
CREATE TRIGGER option_event_available AFTER UPDATE ON option REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION write_availability();

CREATE FUNCTION write_shop_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.event (type, data)
  SELECT CASE WHEN is_paused THEN 'shop.paused' ELSE 'shop.resumed' END,
    jsonb_build_object('paused_until', CASE WHEN is_paused THEN NEW.paused_until END)
  FROM (SELECT coalesce(NEW.paused_until > clock_timestamp(), false) AS is_paused,
    coalesce(OLD.paused_until > clock_timestamp(), false) AS was_paused) pause
  WHERE is_paused OR was_paused;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION write_shop_event() IS 'A pause that ends by itself says so beforehand, in paused_until.';
CREATE TRIGGER shop_event AFTER UPDATE OF paused_until ON shop FOR EACH ROW
  WHEN (OLD.paused_until IS DISTINCT FROM NEW.paused_until) EXECUTE FUNCTION write_shop_event();
