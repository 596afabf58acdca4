-- The point of a picture that stays in sight where the picture is cut, in percent from its left and from its top. It
-- belongs to the use and not to the picture: two dishes may show different things on the same photo.
-- Of an upload whose plain margins were taken away the whole picture is kept as well, as the way back.
ALTER TABLE "category"
  ADD COLUMN "focus_x" SMALLINT NOT NULL DEFAULT 50,
  ADD COLUMN "focus_y" SMALLINT NOT NULL DEFAULT 50,
  ADD COLUMN "whole_picture_hash" TEXT,
  ADD CONSTRAINT "category_focus_check" CHECK ("focus_x" BETWEEN 0 AND 100 AND "focus_y" BETWEEN 0 AND 100),
  ADD CONSTRAINT "category_whole_picture_check"
    CHECK ("whole_picture_hash" IS NULL OR ("picture_hash" IS NOT NULL AND "picture_hash" <> "whole_picture_hash")),
  ADD CONSTRAINT "category_whole_picture_hash_fkey" FOREIGN KEY ("whole_picture_hash") REFERENCES "picture"("hash")
    ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "menu_item"
  ADD COLUMN "focus_x" SMALLINT NOT NULL DEFAULT 50,
  ADD COLUMN "focus_y" SMALLINT NOT NULL DEFAULT 50,
  ADD COLUMN "whole_picture_hash" TEXT,
  ADD CONSTRAINT "menu_item_focus_check" CHECK ("focus_x" BETWEEN 0 AND 100 AND "focus_y" BETWEEN 0 AND 100),
  ADD CONSTRAINT "menu_item_whole_picture_check"
    CHECK ("whole_picture_hash" IS NULL OR ("picture_hash" IS NOT NULL AND "picture_hash" <> "whole_picture_hash")),
  ADD CONSTRAINT "menu_item_whole_picture_hash_fkey" FOREIGN KEY ("whole_picture_hash") REFERENCES "picture"("hash")
    ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "category_whole_picture_hash_idx" ON "category"("whole_picture_hash");
CREATE INDEX "menu_item_whole_picture_hash_idx" ON "menu_item"("whole_picture_hash");

-- The whole of one picture is no way back from another one, whoever writes: the file of the menu knows only the first.
CREATE FUNCTION "forget_whole_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.whole_picture_hash := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER "category_another_picture" BEFORE UPDATE ON "category" FOR EACH ROW
  WHEN (OLD."picture_hash" IS DISTINCT FROM NEW."picture_hash" AND OLD."whole_picture_hash" = NEW."whole_picture_hash")
  EXECUTE FUNCTION "forget_whole_picture"();
CREATE TRIGGER "menu_item_another_picture" BEFORE UPDATE ON "menu_item" FOR EACH ROW
  WHEN (OLD."picture_hash" IS DISTINCT FROM NEW."picture_hash" AND OLD."whole_picture_hash" = NEW."whole_picture_hash")
  EXECUTE FUNCTION "forget_whole_picture"();

CREATE OR REPLACE FUNCTION "drop_orphaned_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM picture p WHERE p.hash IN (OLD.picture_hash, OLD.whole_picture_hash)
    AND NOT EXISTS (SELECT 1 FROM category c WHERE p.hash IN (c.picture_hash, c.whole_picture_hash))
    AND NOT EXISTS (SELECT 1 FROM menu_item m WHERE p.hash IN (m.picture_hash, m.whole_picture_hash));
  RETURN NULL;
END $$;

-- At the end of the transaction: a file of the menu may take the last use of a picture away and give it another one. And
-- not only of the picture's own column, because the trigger above changes the other one.
DROP TRIGGER "category_picture_changed" ON "category";
DROP TRIGGER "category_deleted" ON "category";
DROP TRIGGER "menu_item_picture_changed" ON "menu_item";
DROP TRIGGER "menu_item_deleted" ON "menu_item";
CREATE CONSTRAINT TRIGGER "category_picture_changed" AFTER UPDATE ON "category" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."picture_hash", OLD."whole_picture_hash") IS DISTINCT FROM (NEW."picture_hash", NEW."whole_picture_hash"))
  EXECUTE FUNCTION "drop_orphaned_picture"();
CREATE CONSTRAINT TRIGGER "category_deleted" AFTER DELETE ON "category" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."picture_hash" IS NOT NULL) EXECUTE FUNCTION "drop_orphaned_picture"();
CREATE CONSTRAINT TRIGGER "menu_item_picture_changed" AFTER UPDATE ON "menu_item" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."picture_hash", OLD."whole_picture_hash") IS DISTINCT FROM (NEW."picture_hash", NEW."whole_picture_hash"))
  EXECUTE FUNCTION "drop_orphaned_picture"();
CREATE CONSTRAINT TRIGGER "menu_item_deleted" AFTER DELETE ON "menu_item" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."picture_hash" IS NOT NULL) EXECUTE FUNCTION "drop_orphaned_picture"();
