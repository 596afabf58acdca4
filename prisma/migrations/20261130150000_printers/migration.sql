-- The version before goes on.
-- What leaves on paper: a ticket is due with the step of its order, whatever program writes the order.

CREATE TYPE printer_kind AS ENUM ('star', 'epson');
CREATE TYPE print_kind AS ENUM ('ticket', 'correction', 'cancellation', 'receipt', 'day', 'drawer', 'test');
CREATE TYPE print_status AS ENUM ('waiting', 'sent', 'printed', 'unconfirmed', 'cancelled');
CREATE TYPE printer_condition AS ENUM ('ready', 'paper_low', 'paper_out', 'cover_open', 'offline', 'fault');

CREATE TABLE printer (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  kind printer_kind NOT NULL,
  token_hash text NOT NULL,
  paper smallint DEFAULT 80 NOT NULL,
  copies smallint DEFAULT 1 NOT NULL,
  prints text[] DEFAULT '{ticket,cancellation}' NOT NULL,
  -- Empty: dishes of all categories. One that was deleted stays, so that its station does not print everything.
  category_ids uuid[] DEFAULT '{}' NOT NULL,
  prints_on_receipt boolean DEFAULT false NOT NULL,
  opens_drawer boolean DEFAULT false NOT NULL,
  language char(2) DEFAULT 'de' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_seen_at timestamptz(3),
  condition printer_condition DEFAULT 'ready' NOT NULL,
  CONSTRAINT printer_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 60),
  CONSTRAINT printer_paper_check CHECK (paper IN (58, 80)),
  CONSTRAINT printer_copies_check CHECK (copies BETWEEN 1 AND 5),
  CONSTRAINT printer_prints_check CHECK (prints <@ ARRAY['ticket', 'receipt', 'cancellation', 'day']),
  CONSTRAINT printer_language_check CHECK (language ~ '^[a-z]{2}$')
);
CREATE UNIQUE INDEX printer_token_hash_key ON printer (token_hash);

CREATE TABLE print_job (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  printer_id uuid NOT NULL REFERENCES printer (id) ON UPDATE CASCADE ON DELETE CASCADE,
  order_id text REFERENCES orders (id) ON UPDATE CASCADE ON DELETE CASCADE,
  business_day date,
  kind print_kind NOT NULL,
  is_copy boolean DEFAULT false NOT NULL,
  status print_status DEFAULT 'waiting' NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT clock_timestamp() NOT NULL,
  claimed_at timestamptz(3),
  ended_at timestamptz(3),
  -- What the printer said, for people.
  result text DEFAULT '' NOT NULL,
  CONSTRAINT print_job_subject_check CHECK ((order_id IS NULL) = (kind IN ('day', 'test'))
    AND (business_day IS NOT NULL) = (kind = 'day')),
  CONSTRAINT print_job_claimed_check CHECK (status NOT IN ('sent', 'printed', 'unconfirmed') OR claimed_at IS NOT NULL),
  CONSTRAINT print_job_tries_check CHECK (tries BETWEEN 0 AND 100)
);
-- A printer has one job in its hands, and an order one first ticket on each.
CREATE UNIQUE INDEX print_job_sent_key ON print_job (printer_id) WHERE status = 'sent';
CREATE UNIQUE INDEX print_job_once_key ON print_job (order_id, printer_id, kind)
  WHERE kind IN ('ticket', 'receipt') AND NOT is_copy;
CREATE INDEX print_job_waiting_idx ON print_job (printer_id, created_at, id) WHERE status = 'waiting';
CREATE INDEX print_job_unconfirmed_idx ON print_job (created_at) WHERE status = 'unconfirmed';
CREATE INDEX print_job_printer_id_idx ON print_job (printer_id, created_at DESC, id);
CREATE INDEX print_job_order_id_idx ON print_job (order_id);
CREATE INDEX print_job_created_at_idx ON print_job (created_at);

CREATE FUNCTION note_print_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('print_changed', '');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_print_change() IS 'Every process knows what waits for which printer, and asks anew when told so.';
CREATE TRIGGER print_job_noted AFTER INSERT OR DELETE OR UPDATE OF status ON print_job
  FOR EACH STATEMENT EXECUTE FUNCTION note_print_change();
CREATE TRIGGER printer_noted AFTER INSERT OR DELETE OR UPDATE OF token_hash, kind, condition ON printer
  FOR EACH STATEMENT EXECUTE FUNCTION note_print_change();

CREATE FUNCTION print_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refused CONSTANT public.order_status[] := '{rejected,cancelled}';
  before public.order_status := CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END;
BEGIN
  IF NOT EXISTS (SELECT FROM public.printer) THEN RETURN NULL; END IF;
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
COMMENT ON FUNCTION print_order() IS
  'A ticket once, what contradicts it once, and nothing of an order that never came to the paper.';
CREATE TRIGGER orders_printed AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION print_order();
CREATE TRIGGER orders_printed_anew AFTER UPDATE OF status, lines_version, requested_for ON orders FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.lines_version <> NEW.lines_version
    OR OLD.requested_for IS DISTINCT FROM NEW.requested_for)
  EXECUTE FUNCTION print_order();

CREATE FUNCTION print_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.print_job (printer_id, business_day, kind)
  SELECT id, NEW.business_day, 'day' FROM public.printer WHERE 'day' = ANY (prints);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION print_day() IS 'The end of the day leaves on paper when the drawer is counted.';
CREATE TRIGGER cash_up_printed AFTER INSERT ON cash_up FOR EACH ROW EXECUTE FUNCTION print_day();

CREATE FUNCTION open_drawer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.print_job (printer_id, order_id, kind)
  SELECT printer.id, payment.order_id, 'drawer' FROM public.printer, public.payment
  WHERE opens_drawer AND payment.id = NEW.payment_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION open_drawer() IS 'The drawer opens where cash is taken.';
CREATE TRIGGER payment_entry_opens_drawer AFTER INSERT ON payment_entry FOR EACH ROW
  WHEN (NEW.kind = 'collected' AND NEW.method = 'cash' AND NEW.amount_rappen > 0) EXECUTE FUNCTION open_drawer();
