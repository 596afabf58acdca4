-- The version before goes on.
-- Orders that another shop's program places: where they come from, who fetches them, and what it has charged beside the food.

ALTER TABLE orders
  ADD COLUMN source text,
  ADD COLUMN external_id text,
  ADD COLUMN courier jsonb,
  ADD COLUMN fees jsonb DEFAULT '[]' NOT NULL,
  ADD COLUMN fees_rappen integer DEFAULT 0 NOT NULL;

ALTER TABLE orders
  DROP CONSTRAINT orders_total_check,
  ADD CONSTRAINT orders_total_check CHECK (subtotal_rappen >= 0 AND delivery_fee_rappen >= 0 AND total_rappen >= 0
    AND total_rappen = (subtotal_rappen + delivery_fee_rappen + fees_rappen)) NOT VALID,
  ADD CONSTRAINT orders_source_check CHECK (CASE
    WHEN source IS NULL THEN external_id IS NULL AND courier IS NULL AND fees = '[]' AND fees_rappen = 0
      AND payment_method <> 'Partner'
    ELSE external_id IS NOT NULL AND btrim(external_id) <> '' AND char_length(external_id) <= 100
      AND btrim(source) <> '' AND char_length(source) <= 40 AND customer_id IS NULL AND NOT by_phone
      AND jsonb_typeof(fees) = 'array' END) NOT VALID;

CREATE FUNCTION refuse_other_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order % stays what it was placed as', NEW.id USING ERRCODE = 'LG040', CONSTRAINT = 'orders_source_stays';
END $$;
COMMENT ON FUNCTION refuse_other_source() IS
  'By its source and its id there an order is found again when it is sent twice, and what a partner has charged is in the books.';
CREATE TRIGGER orders_source_stays BEFORE UPDATE OF source, external_id, fees ON orders FOR EACH ROW
  WHEN (OLD.source IS DISTINCT FROM NEW.source OR OLD.external_id IS DISTINCT FROM NEW.external_id OR OLD.fees <> NEW.fees)
  EXECUTE FUNCTION refuse_other_source();

CREATE OR REPLACE VIEW counted_order AS
SELECT id, business_day, created_at, customer_id, status, fulfilment, requested_for, promised_for,
  subtotal_rappen, delivery_fee_rappen, total_rappen,
  CASE WHEN ship_to_different_address THEN shipping_postcode ELSE postcode END AS delivery_postcode,
  status NOT IN ('received', 'rejected', 'cancelled') AS is_sale, fees_rappen, payment_method
FROM orders WHERE business_day IS NOT NULL;

-- What is paid back of no dish belongs to the delivery fee where there is one, else to the partner's fees.
CREATE OR REPLACE VIEW sale_entry AS
SELECT id AS order_id, 1 AS sign, business_day, created_at AS at, fulfilment, delivery_postcode,
  delivery_fee_rappen, total_rappen, customer_id, 1 AS orders, NULL::integer AS rounding_rappen, fees_rappen, payment_method
FROM counted_order WHERE is_sale
UNION ALL
SELECT o.id, -1, r.business_day, r.at, o.fulfilment, o.delivery_postcode, o.delivery_fee_rappen,
  o.total_rappen, o.customer_id, -1, NULL, o.fees_rappen, o.payment_method
FROM order_reversal r JOIN counted_order o ON o.id = r.order_id AND o.is_sale
UNION ALL
SELECT o.id, -1, e.business_day, e.at, o.fulfilment, o.delivery_postcode,
  CASE WHEN o.delivery_fee_rappen > 0 OR o.fees_rappen = 0 THEN beside.rappen ELSE 0 END,
  e.times * e.amount_rappen, o.customer_id, 0, e.times * e.rounding_rappen,
  CASE WHEN o.delivery_fee_rappen > 0 OR o.fees_rappen = 0 THEN 0 ELSE beside.rappen END, o.payment_method
FROM refund_entry e JOIN counted_order o ON o.id = e.order_id AND o.is_sale, LATERAL (
  SELECT e.times * coalesce(sum((share->>'grossRappen')::integer), 0)::integer AS rappen
  FROM jsonb_array_elements(e.shares) share WHERE share->>'position' IS NULL) beside;

CREATE OR REPLACE FUNCTION print_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refused CONSTANT public.order_status[] := '{rejected,cancelled}';
  before public.order_status := CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END;
BEGIN
  IF NOT EXISTS (SELECT FROM public.printer) THEN RETURN NULL; END IF;
  -- A program is tried out: the kitchen has nothing to do with it.
  IF NEW.is_test AND NEW.source IS NOT NULL THEN RETURN NULL; END IF;
  IF NEW.status IS DISTINCT FROM before THEN
    IF NEW.status = ANY (refused) OR NEW.status IN ('received', 'completed') THEN
      UPDATE public.print_job SET status = 'cancelled', ended_at = clock_timestamp()
      WHERE order_id = NEW.id AND status = 'waiting' AND kind IN ('ticket', 'correction');
    END IF;
    IF NEW.status = ANY (refused) THEN
      INSERT INTO public.print_job (printer_id, order_id, kind)
      SELECT id, NEW.id, 'cancellation' FROM public.printer
      WHERE 'cancellation' = ANY (prints) AND id IN (
        SELECT printer_id FROM public.print_job
        WHERE order_id = NEW.id AND kind = 'ticket' AND status IN ('sent', 'printed', 'unconfirmed'));
    ELSIF before = ANY (refused) THEN
      INSERT INTO public.print_job (printer_id, order_id, kind)
      SELECT DISTINCT printer_id, NEW.id, 'correction'::public.print_kind FROM public.print_job
      WHERE order_id = NEW.id AND kind = 'cancellation' AND status IN ('sent', 'printed', 'unconfirmed');
      UPDATE public.print_job SET status = 'cancelled', ended_at = clock_timestamp()
      WHERE order_id = NEW.id AND status = 'waiting' AND kind = 'cancellation';
    END IF;
    IF NEW.status IN ('received', 'accepted', 'preparing', 'ready') THEN
      INSERT INTO public.print_job AS due (printer_id, order_id, kind)
      SELECT id, NEW.id, 'ticket' FROM public.printer
      WHERE 'ticket' = ANY (prints) AND (prints_on_receipt OR NEW.status <> 'received')
      ON CONFLICT (order_id, printer_id, kind) WHERE kind IN ('ticket', 'receipt') AND NOT is_copy
      DO UPDATE SET status = 'waiting', ended_at = NULL, created_at = clock_timestamp() WHERE due.status = 'cancelled';
    ELSIF NEW.status = 'completed' AND NOT NEW.is_test THEN
      INSERT INTO public.print_job (printer_id, order_id, kind)
      SELECT id, NEW.id, 'receipt' FROM public.printer WHERE 'receipt' = ANY (prints)
      ON CONFLICT DO NOTHING;
    END IF;
  ELSIF NEW.status IN ('received', 'accepted', 'preparing', 'ready', 'out_for_delivery') THEN
    INSERT INTO public.print_job (printer_id, order_id, kind)
    SELECT printer_id, NEW.id, 'correction' FROM public.print_job ticket
    WHERE order_id = NEW.id AND kind = 'ticket' AND NOT is_copy AND status IN ('sent', 'printed', 'unconfirmed')
      AND NOT EXISTS (SELECT FROM public.print_job due WHERE due.order_id = NEW.id AND due.printer_id = ticket.printer_id
        AND due.kind = 'correction' AND due.status = 'waiting');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION kitchen_work(o orders)
  RETURNS TABLE (at timestamptz, points integer, orders integer, deliveries integer) LANGUAGE sql STABLE AS $$
  SELECT date_bin('15 minutes', o.kitchen_at, '2000-01-01 00:00:00+00') - (n - 1) * interval '15 minutes', part,
    (n = 1)::integer, (n = 1 AND o.fulfilment = 'delivery' AND o.courier IS NULL)::integer
  FROM unnest(o.load) WITH ORDINALITY AS work(part, n)
  WHERE o.kitchen_at IS NOT NULL AND o.status NOT IN ('rejected', 'cancelled')
$$;
