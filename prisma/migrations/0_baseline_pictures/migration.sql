-- The version before goes on.
-- Pictures go with the last that shows them; a published look stays.

CREATE FUNCTION drop_pictures_without_use(hashes text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM picture p WHERE p.hash = ANY (hashes)
    AND NOT EXISTS (SELECT 1 FROM category c WHERE p.hash IN (c.picture_hash, c.whole_picture_hash))
    AND NOT EXISTS (SELECT 1 FROM menu_item m WHERE p.hash IN (m.picture_hash, m.whole_picture_hash))
    AND NOT EXISTS (SELECT 1 FROM look_picture l WHERE p.hash = l.hash)
    AND NOT EXISTS (SELECT 1 FROM look_upload u WHERE p.hash = u.hash)
$$;
COMMENT ON FUNCTION drop_pictures_without_use(text[]) IS 'The one place that knows everything that may show a picture.';

CREATE FUNCTION drop_orphaned_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM drop_pictures_without_use(ARRAY[OLD.picture_hash, OLD.whole_picture_hash]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION drop_orphaned_picture() IS
  'A picture goes with the last dish or category that shows it, at the end of the transaction.';
CREATE CONSTRAINT TRIGGER category_deleted AFTER DELETE ON category DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.picture_hash IS NOT NULL) EXECUTE FUNCTION drop_orphaned_picture();
CREATE CONSTRAINT TRIGGER category_picture_changed AFTER UPDATE ON category DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.picture_hash IS DISTINCT FROM NEW.picture_hash
    OR OLD.whole_picture_hash IS DISTINCT FROM NEW.whole_picture_hash) EXECUTE FUNCTION drop_orphaned_picture();
CREATE CONSTRAINT TRIGGER menu_item_deleted AFTER DELETE ON menu_item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.picture_hash IS NOT NULL) EXECUTE FUNCTION drop_orphaned_picture();
CREATE CONSTRAINT TRIGGER menu_item_picture_changed AFTER UPDATE ON menu_item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.picture_hash IS DISTINCT FROM NEW.picture_hash
    OR OLD.whole_picture_hash IS DISTINCT FROM NEW.whole_picture_hash) EXECUTE FUNCTION drop_orphaned_picture();

CREATE FUNCTION forget_whole_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.whole_picture_hash := NULL;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION forget_whole_picture() IS 'Another picture has another original.';
CREATE TRIGGER category_another_picture BEFORE UPDATE ON category FOR EACH ROW
  WHEN (OLD.picture_hash IS DISTINCT FROM NEW.picture_hash AND OLD.whole_picture_hash = NEW.whole_picture_hash)
  EXECUTE FUNCTION forget_whole_picture();
CREATE TRIGGER menu_item_another_picture BEFORE UPDATE ON menu_item FOR EACH ROW
  WHEN (OLD.picture_hash IS DISTINCT FROM NEW.picture_hash AND OLD.whole_picture_hash = NEW.whole_picture_hash)
  EXECUTE FUNCTION forget_whole_picture();

CREATE FUNCTION drop_orphaned_look_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM drop_pictures_without_use(ARRAY[OLD.hash]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION drop_orphaned_look_picture() IS
  'A picture goes with the last look or upload that shows it, at the end of the transaction.';
CREATE CONSTRAINT TRIGGER look_picture_deleted AFTER DELETE ON look_picture
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION drop_orphaned_look_picture();
CREATE CONSTRAINT TRIGGER look_upload_deleted AFTER DELETE ON look_upload
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION drop_orphaned_look_picture();

CREATE FUNCTION list_look_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown text[] := ARRAY(
    SELECT DISTINCT hash #>> '{}' FROM jsonb_path_query(NEW.content, '$.**{1 to 3}.hash') AS hash);
BEGIN
  INSERT INTO look_picture (look_id, hash) SELECT NEW.id, unnest(shown) ON CONFLICT DO NOTHING;
  DELETE FROM look_picture WHERE look_id = NEW.id AND hash <> ALL (shown);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION list_look_pictures() IS
  'The pictures inside of a look as rows, so that a picture in use can be told from one that is not.';
CREATE TRIGGER look_pictures AFTER INSERT OR UPDATE OF content ON look
  FOR EACH ROW EXECUTE FUNCTION list_look_pictures();

CREATE FUNCTION refuse_edited_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published look stays as it is' USING ERRCODE = 'check_violation';
END $$;
COMMENT ON FUNCTION refuse_edited_look() IS
  'A published look stays, because guests have seen it; another one is another edition.';
CREATE TRIGGER look_published_stays BEFORE UPDATE ON look FOR EACH ROW
  WHEN (OLD.published_at IS NOT NULL AND (OLD.content IS DISTINCT FROM NEW.content
    OR OLD.published_at IS DISTINCT FROM NEW.published_at)) EXECUTE FUNCTION refuse_edited_look();
