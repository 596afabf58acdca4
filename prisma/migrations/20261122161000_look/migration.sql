-- What the shop looks like: its editions. At most one is a draft; of those that were published the newest is what guests
-- see, and none of them is ever edited: taking one back publishes the content of an earlier one again.
CREATE TABLE "look" (
  "id" UUID NOT NULL,
  "content" JSONB NOT NULL,
  -- Set by a trigger: greater than that of every other edition, so that a form knows whether anything has changed.
  "version" INTEGER NOT NULL DEFAULT 0,
  "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "published_at" TIMESTAMPTZ(3),
  "published_by_id" UUID,
  CONSTRAINT "look_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "look_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "users"("id")
    ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "look_content_check" CHECK (coalesce(
    jsonb_typeof("content") = 'object'
    AND "content" ->> 'accent' ~ '^#[0-9a-f]{6}$'
    AND "content" ->> 'second' ~ '^#[0-9a-f]{6}$'
    AND "content" ->> 'theme' IN ('poster', 'bistro', 'market')
    AND "content" ->> 'bestsellers' IN ('menu_order', 'chosen', 'sales')
    AND jsonb_typeof("content" -> 'slides') = 'array'
    AND jsonb_array_length("content" -> 'slides') <= 8
    AND jsonb_array_length("content" -> 'chosenItems') <= 12
    AND length("content"::text) <= 60000, false))
);
CREATE UNIQUE INDEX "look_one_draft" ON "look" ((true)) WHERE "published_at" IS NULL;
CREATE INDEX "look_published_at_idx" ON "look"("published_at");

-- The pictures that an edition shows: none of them can be deleted.
CREATE TABLE "look_picture" (
  "look_id" UUID NOT NULL,
  "hash" TEXT NOT NULL,
  CONSTRAINT "look_picture_pkey" PRIMARY KEY ("look_id", "hash"),
  CONSTRAINT "look_picture_look_id_fkey" FOREIGN KEY ("look_id") REFERENCES "look"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "look_picture_hash_fkey" FOREIGN KEY ("hash") REFERENCES "picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "look_picture_hash_idx" ON "look_picture"("hash");

-- Uploaded for a look whose form is not saved yet.
CREATE TABLE "look_upload" (
  "hash" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "look_upload_pkey" PRIMARY KEY ("hash"),
  CONSTRAINT "look_upload_hash_fkey" FOREIGN KEY ("hash") REFERENCES "picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE FUNCTION "count_look_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := (SELECT coalesce(max(version), 0) + 1 FROM look);
  RETURN NEW;
END $$;
CREATE TRIGGER "look_version" BEFORE INSERT OR UPDATE OF "content" ON "look" FOR EACH ROW
  EXECUTE FUNCTION "count_look_version"();

CREATE FUNCTION "refuse_edited_look"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published look stays as it is' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER "look_published_stays" BEFORE UPDATE ON "look" FOR EACH ROW
  WHEN (OLD."published_at" IS NOT NULL AND (OLD."content", OLD."published_at") IS DISTINCT FROM (NEW."content", NEW."published_at"))
  EXECUTE FUNCTION "refuse_edited_look"();

CREATE FUNCTION "list_look_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text[] := ARRAY(
    SELECT DISTINCT hash #>> '{}' FROM jsonb_path_query(NEW.content, '$.**{1 to 3}.hash') AS hash);
BEGIN
  INSERT INTO look_picture (look_id, hash) SELECT NEW.id, unnest(shown) ON CONFLICT DO NOTHING;
  DELETE FROM look_picture WHERE look_id = NEW.id AND hash <> ALL (shown);
  RETURN NULL;
END $$;
CREATE TRIGGER "look_pictures" AFTER INSERT OR UPDATE OF "content" ON "look" FOR EACH ROW
  EXECUTE FUNCTION "list_look_pictures"();

-- A picture goes with its last use, and a look is one.
CREATE FUNCTION "drop_pictures_without_use"(hashes text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM picture p WHERE p.hash = ANY (hashes)
    AND NOT EXISTS (SELECT 1 FROM category c WHERE p.hash IN (c.picture_hash, c.whole_picture_hash))
    AND NOT EXISTS (SELECT 1 FROM menu_item m WHERE p.hash IN (m.picture_hash, m.whole_picture_hash))
    AND NOT EXISTS (SELECT 1 FROM look_picture l WHERE p.hash = l.hash)
    AND NOT EXISTS (SELECT 1 FROM look_upload u WHERE p.hash = u.hash)
$$;
CREATE OR REPLACE FUNCTION "drop_orphaned_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM drop_pictures_without_use(ARRAY[OLD.picture_hash, OLD.whole_picture_hash]);
  RETURN NULL;
END $$;
CREATE FUNCTION "drop_orphaned_look_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM drop_pictures_without_use(ARRAY[OLD.hash]);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "look_picture_deleted" AFTER DELETE ON "look_picture" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION "drop_orphaned_look_picture"();
CREATE CONSTRAINT TRIGGER "look_upload_deleted" AFTER DELETE ON "look_upload" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION "drop_orphaned_look_picture"();

-- Guests see nothing of a draft, so that saving one empties no memory.
CREATE TRIGGER "look_tell" AFTER INSERT OR UPDATE ON "look" FOR EACH ROW WHEN (NEW."published_at" IS NOT NULL)
  EXECUTE FUNCTION "tell_shop_changed"();
CREATE TRIGGER "look_deleted_tell" AFTER DELETE ON "look" FOR EACH ROW WHEN (OLD."published_at" IS NOT NULL)
  EXECUTE FUNCTION "tell_shop_changed"();

-- Slides and the banner come and go by the day, and what sells best is counted anew each day.
CREATE FUNCTION "look_changes_on"() RETURNS SETOF date LANGUAGE sql STABLE AS $$
  WITH live AS (
    SELECT content FROM look WHERE published_at IS NOT NULL ORDER BY published_at DESC, version DESC LIMIT 1
  ), dated AS (
    SELECT jsonb_array_elements(content -> 'slides') AS part FROM live UNION ALL SELECT content -> 'banner' FROM live
  )
  SELECT (part ->> 'firstDay')::date FROM dated
  UNION ALL SELECT (part ->> 'lastDay')::date + 1 FROM dated
  UNION ALL SELECT (now() AT TIME ZONE 'Europe/Zurich')::date + 1 FROM live WHERE content ->> 'bestsellers' = 'sales'
$$;
CREATE OR REPLACE FUNCTION "next_change_at"("after" timestamptz DEFAULT now()) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(at) FROM (
    SELECT min(sold_out_until) AS at FROM menu_item WHERE sold_out_until > "after"
    UNION ALL SELECT min(sold_out_until) FROM option WHERE sold_out_until > "after"
    UNION ALL SELECT min(paused_until) FROM shop WHERE paused_until > "after"
    UNION ALL SELECT min(extra_lead_until) FROM shop WHERE extra_lead_until > "after"
    UNION ALL SELECT min(day::timestamp AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT first_day AS day FROM closure UNION ALL SELECT last_day + 1 FROM closure
        UNION ALL SELECT * FROM look_changes_on()) AS edges
      WHERE day::timestamp AT TIME ZONE 'Europe/Zurich' > "after"
    UNION ALL SELECT min((day + time '05:00') AT TIME ZONE 'Europe/Zurich')
      FROM (SELECT sold_until + 1 AS day FROM menu_item UNION ALL SELECT sold_until + 1 FROM category) AS ends
      WHERE (day + time '05:00') AT TIME ZONE 'Europe/Zurich' > "after"
  ) AS changes
$$;

-- Shops of before go on as they are: what stood in the program is their first edition.
INSERT INTO "look" ("id", "content", "published_at")
  SELECT gen_random_uuid(), '{"accent": "#cf2e1b", "second": "#f4b335", "theme": "poster", "logo": null, "slides": [{"picture": null, "drawing": "pizza", "focusX": 50, "focusY": 50, "headline": {"de": "Znacht ist fertig.", "en": "Dinner is ready.", "fr": "Le souper est prêt.", "it": "La cena è pronta."}, "text": {"de": "Pizza, Burger und Salate, frisch aus der Küche. Bestellen, abholen, geniessen.", "en": "Pizza, burgers and salads, fresh from the kitchen. Order, pick up, enjoy.", "fr": "Pizzas, burgers et salades, tout frais de la cuisine. Commandez, passez les prendre, savourez.", "it": "Pizza, burger e insalate, appena usciti dalla cucina. Ordinare, ritirare, gustare."}, "label": {"de": "Zur Speisekarte", "en": "To the Speisekarte", "fr": "Voir la carte", "it": "Al menu"}, "link": "/menu", "firstDay": null, "lastDay": null}, {"picture": null, "drawing": "burger", "focusX": 50, "focusY": 50, "headline": {"de": "Heiss vom Grill.", "en": "Hot off the grill.", "fr": "Tout chaud du grill.", "it": "Appena grigliato."}, "text": {"de": "Schweizer Rind, hausgemachte Saucen, Brötchen vom Beck um die Ecke.", "en": "Swiss beef, homemade sauces, buns from the baker around the corner.", "fr": "Bœuf suisse, sauces maison, petits pains du boulanger du coin.", "it": "Manzo svizzero, salse fatte in casa, panini del fornaio all’angolo."}, "label": {"de": "Die ganze Karte", "en": "See the whole menu", "fr": "Toute la carte", "it": "Tutto il menu"}, "link": "/menu", "firstDay": null, "lastDay": null}, {"picture": null, "drawing": "doener", "focusX": 50, "focusY": 50, "headline": {"de": "Hunger nach Mitternacht?", "en": "Hungry after midnight?", "fr": "Faim après minuit ?", "it": "Fame dopo mezzanotte?"}, "text": {"de": "Bestellen Sie rund um die Uhr: für jetzt, solange wir kochen, sonst für später.", "en": "Order at any hour: for now while we cook, for later whenever you like.", "fr": "Commandez à toute heure : pour tout de suite tant que nous cuisinons, sinon pour plus tard.", "it": "Ordini a qualsiasi ora: per subito finché cuciniamo, altrimenti per più tardi."}, "label": {"de": "Jetzt bestellen", "en": "Order now", "fr": "Commander", "it": "Ordinare ora"}, "link": "/menu", "firstDay": null, "lastDay": null}], "banner": null, "bestsellers": "menu_order", "chosenItems": []}', now()
  FROM "shop" WHERE "name" <> '';
