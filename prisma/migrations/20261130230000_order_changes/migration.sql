-- The version before goes on.
-- Programs ask which orders have changed since they asked last. A time cannot answer that: an order that was changed
-- earlier may be committed later. The transactions that are over can.

ALTER TABLE orders ADD COLUMN changed_in xid8 DEFAULT '0' NOT NULL;

CREATE FUNCTION note_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
COMMENT ON FUNCTION note_transaction() IS 'Says which transaction has written the row last.';
CREATE TRIGGER orders_changed_in BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION note_transaction();
