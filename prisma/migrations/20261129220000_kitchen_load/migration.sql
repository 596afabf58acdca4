-- The version before goes on.
-- What every order asks of the kitchen, and what is taken of each quarter of an hour.

ALTER TABLE menu_item ADD COLUMN points smallint CHECK (points BETWEEN 0 AND 20);
ALTER TABLE option ADD COLUMN points smallint CHECK (points BETWEEN 0 AND 20);
ALTER TABLE order_line ADD COLUMN points integer NOT NULL DEFAULT 1;
ALTER TABLE orders ADD COLUMN kitchen_at timestamptz(3), ADD COLUMN load integer[] NOT NULL DEFAULT '{}';

ALTER TABLE shop
  ADD COLUMN quarter_points integer NOT NULL DEFAULT 24 CHECK (quarter_points BETWEEN 0 AND 1000),
  ADD COLUMN quarter_deliveries integer NOT NULL DEFAULT 0 CHECK (quarter_deliveries BETWEEN 0 AND 1000),
  ADD COLUMN capacity_hours jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN kitchen_percent integer NOT NULL DEFAULT 100 CHECK (kitchen_percent BETWEEN 10 AND 300),
  ADD COLUMN kitchen_percent_until timestamptz(3),
  ADD COLUMN last_pickup_minutes integer NOT NULL DEFAULT 0 CHECK (last_pickup_minutes BETWEEN 0 AND 240),
  ADD COLUMN last_delivery_minutes integer NOT NULL DEFAULT 0 CHECK (last_delivery_minutes BETWEEN 0 AND 240),
  ADD COLUMN delivers_at_opening boolean NOT NULL DEFAULT true;
-- Nobody has asked an owner whose guests already order how large the kitchen is.
UPDATE shop SET quarter_points = 0 WHERE opened_at IS NOT NULL;

CREATE TABLE kitchen_quarter (
  at timestamptz(3) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  orders integer NOT NULL DEFAULT 0,
  deliveries integer NOT NULL DEFAULT 0
);

CREATE FUNCTION kitchen_work(o orders)
  RETURNS TABLE (at timestamptz, points integer, orders integer, deliveries integer) LANGUAGE sql STABLE AS $$
  SELECT date_bin('15 minutes', o.kitchen_at, '2000-01-01 00:00:00+00') - (n - 1) * interval '15 minutes', part,
    (n = 1)::integer, (n = 1 AND o.fulfilment = 'delivery')::integer
  FROM unnest(o.load) WITH ORDINALITY AS work(part, n)
  WHERE o.kitchen_at IS NOT NULL AND o.status NOT IN ('rejected', 'cancelled')
$$;
COMMENT ON FUNCTION kitchen_work(orders) IS
  'What an order takes of the quarters of an hour: its own, then the ones before it. Refused orders take nothing.';

CREATE FUNCTION count_kitchen_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.kitchen_quarter AS counted (at, points, orders, deliveries)
  SELECT work.at, sum(work.points), sum(work.orders), sum(work.deliveries) FROM (
    SELECT * FROM public.kitchen_work(NEW) WHERE TG_OP <> 'DELETE'
    UNION ALL
    SELECT at, -points, -orders, -deliveries FROM public.kitchen_work(OLD) WHERE TG_OP <> 'INSERT') AS work
  GROUP BY work.at
  HAVING sum(work.points) <> 0 OR sum(work.orders) <> 0 OR sum(work.deliveries) <> 0
  ORDER BY work.at
  ON CONFLICT (at) DO UPDATE SET points = counted.points + excluded.points, orders = counted.orders + excluded.orders,
    deliveries = counted.deliveries + excluded.deliveries;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION count_kitchen_work() IS
  'Each quarter counts what lies in it, whatever program writes an order; locked in the order of time.';
CREATE TRIGGER orders_kitchen_work AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION count_kitchen_work();
CREATE TRIGGER orders_kitchen_work_changed AFTER UPDATE OF status, kitchen_at, load ON orders FOR EACH ROW
  WHEN (OLD.kitchen_at IS DISTINCT FROM NEW.kitchen_at OR OLD.load IS DISTINCT FROM NEW.load
    OR (OLD.status IN ('rejected', 'cancelled')) <> (NEW.status IN ('rejected', 'cancelled')))
  EXECUTE FUNCTION count_kitchen_work();
