-- What the shop can never be, whoever writes: Prisma's schema language has no words for these.

-- Names and addresses differ in more than their case.
CREATE UNIQUE INDEX "category_name_key" ON "category" (lower("name"));
CREATE UNIQUE INDEX "menu_item_name_key" ON "menu_item" (lower("name"));
CREATE UNIQUE INDEX "users_email_key" ON "users" (lower("email"));

-- Search by the short number that people say; the sender's queue.
CREATE INDEX "orders_short_number_idx" ON "orders" (substring("id" FROM 14 FOR 4));
CREATE INDEX "outbox_mail_due_idx" ON "outbox_mail" (("next_try_at" IS NULL), "next_try_at")
  WHERE "sent_at" IS NULL AND "given_up_at" IS NULL;

ALTER TABLE "category"
  ADD CONSTRAINT "category_name_check" CHECK (btrim("name") <> '' AND char_length("name") <= 80 AND "name" NOT IN ('.', '..'));

ALTER TABLE "menu_item"
  ADD CONSTRAINT "menu_item_name_check" CHECK (btrim("name") <> '' AND char_length("name") <= 120 AND "name" NOT IN ('.', '..')),
  ADD CONSTRAINT "menu_item_price_check" CHECK ("price_rappen" > 0 AND "price_rappen" <= 1000000),
  ADD CONSTRAINT "menu_item_currency_check" CHECK ("currency" = 'CHF'),
  ADD CONSTRAINT "menu_item_minimum_age_check" CHECK ("minimum_age" IN (0, 16, 18)),
  ADD CONSTRAINT "menu_item_origins_check" CHECK (jsonb_typeof("origins") = 'array'),
  ADD CONSTRAINT "menu_item_allergens_check" CHECK (
    "allergens" <@ ARRAY['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard',
      'sesame', 'sulphites', 'lupin', 'molluscs']::text[]
    AND ("allergens_declared" OR cardinality("allergens") = 0)),
  ADD CONSTRAINT "menu_item_tags_check" CHECK (
    "tags" <@ ARRAY['vegetarian', 'vegan', 'spicy', 'halal', 'gluten_free', 'lactose_free']::text[]);

ALTER TABLE "picture_size" ADD CONSTRAINT "picture_size_width_check" CHECK ("width" BETWEEN 1 AND 4096);

ALTER TABLE "users"
  ADD CONSTRAINT "users_email_check" CHECK ("email" LIKE '%_@_%' AND char_length("email") <= 254),
  ADD CONSTRAINT "users_language_check" CHECK ("language" IN ('de', 'en'));

ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_tries_check" CHECK ("tries" BETWEEN 0 AND 5);

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_id_check" CHECK ("id" ~ '^ORD-[0-9]{8}-[0-9A-HJKMNP-TV-Z]{10}$'),
  ADD CONSTRAINT "orders_total_check" CHECK (
    "subtotal_rappen" > 0 AND "delivery_fee_rappen" >= 0 AND "total_rappen" = "subtotal_rappen" + "delivery_fee_rappen"),
  ADD CONSTRAINT "orders_fee_check" CHECK ("fulfilment" = 'delivery' OR "delivery_fee_rappen" = 0),
  ADD CONSTRAINT "orders_currency_check" CHECK ("currency" = 'CHF'),
  ADD CONSTRAINT "orders_language_check" CHECK ("language" IN ('de', 'en')),
  ADD CONSTRAINT "orders_payment_id_check" CHECK (btrim("payment_id") <> '' AND char_length("payment_id") <= 200);

ALTER TABLE "order_line"
  ADD CONSTRAINT "order_line_quantity_check" CHECK ("quantity" BETWEEN 1 AND 99),
  ADD CONSTRAINT "order_line_price_check" CHECK ("price_rappen" > 0),
  ADD CONSTRAINT "order_line_total_check" CHECK ("total_rappen" = "price_rappen" * "quantity"),
  ADD CONSTRAINT "order_line_vat_check" CHECK ("vat_per_mille" BETWEEN 0 AND 999),
  ADD CONSTRAINT "order_line_note_check" CHECK (char_length("note") <= 140);

ALTER TABLE "status_change"
  ADD CONSTRAINT "status_change_reason_check" CHECK (
    "reason" IS NULL OR "reason" IN ('closed', 'too_busy', 'sold_out', 'cannot_deliver', 'other'));

ALTER TABLE "payment"
  ADD CONSTRAINT "payment_amount_check" CHECK ("amount_rappen" >= 0 AND "amount_rappen" % 5 = 0 AND abs("rounding_rappen") <= 2),
  ADD CONSTRAINT "payment_collected_check" CHECK (("status" = 'collected') = ("collected_at" IS NOT NULL));

ALTER TABLE "shop"
  ADD CONSTRAINT "shop_single_row_check" CHECK ("id" = 1),
  ADD CONSTRAINT "shop_amounts_check" CHECK ("currency" = 'CHF' AND "pickup_minimum_rappen" >= 0),
  ADD CONSTRAINT "shop_minutes_check" CHECK (
    "lead_time_minutes" BETWEEN 0 AND 240 AND "delivery_extra_minutes" BETWEEN 0 AND 240 AND "slot_minutes" BETWEEN 5 AND 120
    AND "slot_capacity" >= 0 AND "cancellation_minutes" BETWEEN 0 AND 1440 AND "alarm_minutes" BETWEEN 1 AND 240
    AND "extra_lead_minutes" BETWEEN 0 AND 240);

ALTER TABLE "delivery_zone"
  ADD CONSTRAINT "delivery_zone_postcode_check" CHECK ("postcode" ~ '^[1-9][0-9]{3}$'),
  ADD CONSTRAINT "delivery_zone_amounts_check" CHECK ("fee_rappen" >= 0 AND "minimum_rappen" >= 0);

ALTER TABLE "opening_hours"
  ADD CONSTRAINT "opening_hours_span_check" CHECK (
    "weekday" BETWEEN 1 AND 7 AND "opens_minute" BETWEEN 0 AND 1439
    AND "closes_minute" > "opens_minute" AND "closes_minute" <= "opens_minute" + 1440);

ALTER TABLE "closure" ADD CONSTRAINT "closure_days_check" CHECK ("last_day" >= "first_day");

ALTER TABLE "contact_message"
  ADD CONSTRAINT "contact_message_subject_check" CHECK ("subject" IN ('general', 'order', 'restaurant', 'feedback', 'technical'));

-- Own SQLSTATEs (LG…), because drivers pass on a trigger's code but not its constraint's name.

-- Which status may follow which. lib/orders/status.ts says the same for people; a test holds the two against each other.
CREATE FUNCTION "order_step_is_legal"("old_status" "order_status", "new_status" "order_status", "how" "fulfilment")
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE old_status
    WHEN 'received' THEN new_status IN ('accepted', 'rejected', 'cancelled')
    WHEN 'accepted' THEN new_status IN ('preparing', 'cancelled')
    WHEN 'preparing' THEN new_status IN ('ready', 'cancelled')
    WHEN 'ready' THEN new_status IN ('completed', 'cancelled') OR (new_status = 'out_for_delivery' AND how = 'delivery')
    WHEN 'out_for_delivery' THEN new_status IN ('completed', 'cancelled')
    ELSE false
  END
$$;

CREATE FUNCTION "refuse_illegal_order_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT order_step_is_legal(OLD.status, NEW.status, NEW.fulfilment) THEN
    RAISE EXCEPTION 'order % cannot go from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'LG001', CONSTRAINT = 'orders_status_step';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "orders_status_step" BEFORE UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "refuse_illegal_order_step"();

-- A finished order is a document. Only its pointer to a deleted dish may go.
CREATE FUNCTION "refuse_change_of_finished_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line record;
BEGIN
  IF TG_OP = 'DELETE' THEN line := OLD; ELSE line := NEW; END IF;
  IF TG_OP = 'UPDATE' THEN
    OLD.menu_item_id := NULL;
    line.menu_item_id := NULL;
    IF OLD IS NOT DISTINCT FROM line AND NEW.menu_item_id IS NULL THEN RETURN NEW; END IF;
  END IF;
  PERFORM 1 FROM orders WHERE id = line.order_id AND status IN ('completed', 'rejected', 'cancelled') FOR SHARE;
  IF FOUND THEN
    RAISE EXCEPTION 'order % is finished, its lines cannot change', line.order_id
      USING ERRCODE = 'LG002', CONSTRAINT = 'order_line_finished';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "order_line_finished" BEFORE INSERT OR UPDATE OR DELETE ON "order_line"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_finished_order"();

-- An order is the sum of its lines; looked at when the transaction commits.
CREATE FUNCTION "refuse_order_unlike_its_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE CONSTRAINT TRIGGER "orders_subtotal" AFTER INSERT OR UPDATE OF "subtotal_rappen" ON "orders"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_order_unlike_its_lines"();
CREATE CONSTRAINT TRIGGER "order_line_subtotal" AFTER INSERT OR UPDATE OF "total_rappen", "order_id" OR DELETE ON "order_line"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_order_unlike_its_lines"();

CREATE FUNCTION "refuse_payment_unlike_its_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.order_id AND total_rappen + NEW.rounding_rappen <> NEW.amount_rappen;
  IF FOUND THEN
    RAISE EXCEPTION 'the payment of order % is not its total plus the rounding', NEW.order_id
      USING ERRCODE = 'LG004', CONSTRAINT = 'payment_order_total';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "payment_order_total" BEFORE INSERT OR UPDATE OF "amount_rappen", "rounding_rappen" ON "payment"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payment_unlike_its_order"();

-- Another role, another password, a disabled account: whoever was signed in is out.
CREATE FUNCTION "end_sessions_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM session WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER "users_end_sessions" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."role" IS DISTINCT FROM NEW."role" OR OLD."password_hash" IS DISTINCT FROM NEW."password_hash"
    OR (OLD."disabled_at" IS NULL AND NEW."disabled_at" IS NOT NULL))
  EXECUTE FUNCTION "end_sessions_of_user"();

-- The last administrator stays.
CREATE FUNCTION "refuse_loss_of_last_admin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('last_admin'));
  IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND disabled_at IS NULL AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last administrator cannot be removed' USING ERRCODE = 'LG005', CONSTRAINT = 'users_last_admin';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "users_last_admin" BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."role" = 'admin' AND OLD."disabled_at" IS NULL AND (NEW."role" <> 'admin' OR NEW."disabled_at" IS NOT NULL))
  EXECUTE FUNCTION "refuse_loss_of_last_admin"();
CREATE TRIGGER "users_last_admin_deleted" BEFORE DELETE ON "users" FOR EACH ROW
  WHEN (OLD."role" = 'admin' AND OLD."disabled_at" IS NULL) EXECUTE FUNCTION "refuse_loss_of_last_admin"();

-- A picture that nobody shows any more goes with its last use.
CREATE FUNCTION "drop_orphaned_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM picture p WHERE p.hash = OLD.picture_hash
    AND NOT EXISTS (SELECT 1 FROM category c WHERE c.picture_hash = p.hash)
    AND NOT EXISTS (SELECT 1 FROM menu_item m WHERE m.picture_hash = p.hash);
  RETURN NULL;
END $$;

CREATE TRIGGER "category_picture_changed" AFTER UPDATE OF "picture_hash" ON "category" FOR EACH ROW
  WHEN (OLD."picture_hash" IS DISTINCT FROM NEW."picture_hash") EXECUTE FUNCTION "drop_orphaned_picture"();
CREATE TRIGGER "category_deleted" AFTER DELETE ON "category" FOR EACH ROW
  WHEN (OLD."picture_hash" IS NOT NULL) EXECUTE FUNCTION "drop_orphaned_picture"();
CREATE TRIGGER "menu_item_picture_changed" AFTER UPDATE OF "picture_hash" ON "menu_item" FOR EACH ROW
  WHEN (OLD."picture_hash" IS DISTINCT FROM NEW."picture_hash") EXECUTE FUNCTION "drop_orphaned_picture"();
CREATE TRIGGER "menu_item_deleted" AFTER DELETE ON "menu_item" FOR EACH ROW
  WHEN (OLD."picture_hash" IS NOT NULL) EXECUTE FUNCTION "drop_orphaned_picture"();

-- Signals: whoever changes the menu, the settings or an order, every process hears of it.
CREATE FUNCTION "tell_shop_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changed', '');
  RETURN NULL;
END $$;

CREATE TRIGGER "category_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "menu_item_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_item" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "shop_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "delivery_zone_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "delivery_zone" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "opening_hours_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "opening_hours" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "closure_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "closure" FOR EACH STATEMENT EXECUTE FUNCTION "tell_shop_changed"();

CREATE FUNCTION "tell_order_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order_changed', NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER "orders_tell" AFTER INSERT OR UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "tell_order_changed"();

CREATE FUNCTION "tell_mail_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mail_due', '');
  RETURN NULL;
END $$;

CREATE TRIGGER "outbox_mail_tell" AFTER INSERT ON "outbox_mail" FOR EACH STATEMENT EXECUTE FUNCTION "tell_mail_due"();

-- The next instant at which a page about menu or shop changes by the clock alone; null: never.
CREATE FUNCTION "next_change_at"("after" timestamptz DEFAULT now()) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(at) FROM (
    SELECT min(sold_out_until) AS at FROM menu_item WHERE sold_out_until > "after"
    UNION ALL SELECT min(paused_until) FROM shop WHERE paused_until > "after"
    UNION ALL SELECT min(extra_lead_until) FROM shop WHERE extra_lead_until > "after"
    UNION ALL SELECT min(day::timestamp AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT first_day AS day FROM closure UNION ALL SELECT last_day + 1 FROM closure) AS edges
      WHERE day::timestamp AT TIME ZONE 'Europe/Zurich' > "after"
  ) AS changes
$$;
