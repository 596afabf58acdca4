-- The version before goes on.
-- What every process hears of when it is committed, and when something changes by the clock alone.

CREATE FUNCTION announce_shop_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changed', '');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_shop_changed() IS
  'Says to every process that what it has cached is old when the transaction commits.';
CREATE TRIGGER category_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER closure_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON closure
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER delivery_zone_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_zone
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER look_announce AFTER INSERT OR UPDATE ON look FOR EACH ROW
  WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER look_deleted_announce AFTER DELETE ON look FOR EACH ROW
  WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER menu_item_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_item
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER menu_item_option_group_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_item_option_group
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER menu_item_option_price_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_item_option_price
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER opening_hours_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON opening_hours
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER option_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON option
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER option_group_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON option_group
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER option_size_price_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON option_size_price
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER payment_provider_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_provider
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER shop_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER text_edition_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON text_edition
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();
CREATE TRIGGER vat_rate_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON vat_rate
  FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_changed();

CREATE FUNCTION announce_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order_changed', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_order_changed() IS
  'Says to every process which order has changed when the transaction commits.';
CREATE TRIGGER orders_announce AFTER INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION announce_order_changed();

CREATE FUNCTION announce_mail_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mail_due', '');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION announce_mail_due() IS 'Wakes the sender of mails when the transaction commits.';
CREATE TRIGGER mail_server_announce AFTER UPDATE OR DELETE ON mail_server
  FOR EACH STATEMENT EXECUTE FUNCTION announce_mail_due();
CREATE TRIGGER outbox_mail_announce AFTER INSERT ON outbox_mail FOR EACH STATEMENT EXECUTE FUNCTION announce_mail_due();

CREATE FUNCTION look_changes_on() RETURNS SETOF date LANGUAGE sql STABLE AS $$
  WITH live AS (
    SELECT content FROM look WHERE published_at IS NOT NULL ORDER BY published_at DESC, version DESC LIMIT 1
  ), dated AS (
    SELECT jsonb_array_elements(content -> 'slides') AS part FROM live UNION ALL SELECT content -> 'banner' FROM live
  )
  SELECT (part ->> 'firstDay')::date FROM dated
  UNION ALL SELECT (part ->> 'lastDay')::date + 1 FROM dated
  UNION ALL SELECT (now() AT TIME ZONE 'Europe/Zurich')::date + 1 FROM live WHERE content ->> 'bestsellers' = 'sales'
$$;
COMMENT ON FUNCTION look_changes_on() IS 'The days on which the published look differs without a change.';

CREATE FUNCTION next_change_at(after timestamptz DEFAULT now()) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(at) FROM (
    SELECT min(sold_out_until) AS at FROM menu_item WHERE sold_out_until > "after"
    UNION ALL SELECT min(sold_out_until) FROM option WHERE sold_out_until > "after"
    UNION ALL SELECT min(paused_until) FROM shop WHERE paused_until > "after"
    UNION ALL SELECT min(extra_lead_until) FROM shop WHERE extra_lead_until > "after"
    UNION ALL SELECT min(day::timestamp AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT first_day AS day FROM closure UNION ALL SELECT last_day + 1 FROM closure
        UNION ALL SELECT * FROM look_changes_on() UNION ALL SELECT vat_liable_from FROM shop) AS edges
      WHERE day::timestamp AT TIME ZONE 'Europe/Zurich' > "after"
    UNION ALL SELECT min((day + time '05:00') AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT sold_until + 1 AS day FROM menu_item UNION ALL SELECT sold_until + 1 FROM category) AS ends
      WHERE (day + time '05:00') AT TIME ZONE 'Europe/Zurich' > "after"
    UNION ALL SELECT timestamp '2027-07-01' AT TIME ZONE 'Europe/Zurich'
      FROM shop WHERE sell_only_declared AND timestamp '2027-07-01' AT TIME ZONE 'Europe/Zurich' > "after"
  ) AS changes
$$;
COMMENT ON FUNCTION next_change_at(timestamptz) IS
  'When the menu or the shop next differs by the clock alone; until then what is cached counts as fresh.';
