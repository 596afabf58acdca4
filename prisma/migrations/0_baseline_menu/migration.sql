-- The version before goes on.
-- Options that can be chosen as their group asks.

CREATE FUNCTION refuse_impossible_options() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid[];
  rule record;
  options bigint;
BEGIN
  IF TG_TABLE_NAME = 'option' THEN concerned := ARRAY[OLD.group_id, NEW.group_id]; ELSE concerned := ARRAY[NEW.id]; END IF;
  FOR rule IN SELECT id, min_units, max_each FROM option_group WHERE id = ANY (concerned) ORDER BY id FOR UPDATE LOOP
    SELECT count(*) INTO options FROM option WHERE group_id = rule.id;
    IF options > 60 THEN
      RAISE EXCEPTION 'option group % has % options', rule.id, options
        USING ERRCODE = 'LG010', CONSTRAINT = 'option_group_options';
    END IF;
    IF rule.min_units > options * rule.max_each THEN
      RAISE EXCEPTION 'option group % asks for more than its options are', rule.id
        USING ERRCODE = 'LG011', CONSTRAINT = 'option_group_reach';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refuse_impossible_options() IS
  'A group asks for no more than its options are, and has at most sixty; options and limits are written by different requests.';
CREATE CONSTRAINT TRIGGER option_limits AFTER INSERT OR UPDATE OF group_id OR DELETE ON option
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_impossible_options();
CREATE CONSTRAINT TRIGGER option_group_limits AFTER INSERT OR UPDATE OF min_units, max_each ON option_group
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_impossible_options();

CREATE FUNCTION refuse_impossible_defaults() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid;
  most smallint;
BEGIN
  IF TG_TABLE_NAME = 'option' THEN concerned := NEW.group_id; ELSE concerned := NEW.id; END IF;
  SELECT max_units INTO most FROM option_group WHERE id = concerned FOR UPDATE;
  IF (SELECT count(*) FROM option WHERE group_id = concerned AND is_default) > coalesce(most, 20) THEN
    RAISE EXCEPTION 'option group % has more defaults than it takes', concerned
      USING ERRCODE = 'LG008', CONSTRAINT = 'option_group_defaults';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refuse_impossible_defaults() IS
  'A group has no more defaults than it takes; options and limits are written by different requests.';
CREATE CONSTRAINT TRIGGER option_defaults AFTER INSERT OR UPDATE ON option DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.is_default) EXECUTE FUNCTION refuse_impossible_defaults();
CREATE CONSTRAINT TRIGGER option_group_defaults AFTER UPDATE OF max_units ON option_group
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_impossible_defaults();

CREATE FUNCTION refuse_size_that_is_none() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM option size JOIN option_group g ON g.id = size.group_id AND g.min_units = 1 AND g.max_units = 1,
      option priced
    WHERE size.id = NEW.size_id AND priced.id = NEW.option_id AND priced.group_id <> size.group_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'option % is no size', NEW.size_id USING ERRCODE = 'LG009', CONSTRAINT = 'option_size_price_size';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refuse_size_that_is_none() IS
  'A price per size names an option of a group of which exactly one is chosen.';
CREATE CONSTRAINT TRIGGER option_size_price_size AFTER INSERT OR UPDATE ON option_size_price
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_size_that_is_none();

CREATE FUNCTION refuse_deep_option_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  concerned uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN concerned := OLD.menu_item_id; ELSE concerned := NEW.menu_item_id; END IF;
  PERFORM 1 FROM menu_item_option_group asked JOIN option o ON o.id = asked.when_option_id
    WHERE asked.menu_item_id = concerned AND NOT EXISTS (
      SELECT 1 FROM menu_item_option_group always
      WHERE always.menu_item_id = concerned AND always.group_id = o.group_id AND always.group_id <> asked.group_id
        AND always.when_option_id IS NULL);
  IF FOUND THEN
    RAISE EXCEPTION 'an option group of dish % depends on one that is not always asked', concerned
      USING ERRCODE = 'LG007', CONSTRAINT = 'menu_item_option_group_depth';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refuse_deep_option_group() IS
  'A group depends only on one that is always asked; two editors could each add half of a chain.';
CREATE CONSTRAINT TRIGGER menu_item_option_group_depth AFTER INSERT OR UPDATE OR DELETE ON menu_item_option_group
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_deep_option_group();

CREATE FUNCTION refuse_too_many_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM menu_item WHERE id = NEW.menu_item_id FOR UPDATE;
  IF (SELECT count(*) FROM menu_item_option_group WHERE menu_item_id = NEW.menu_item_id) > 20 THEN
    RAISE EXCEPTION 'dish % asks for too many option groups', NEW.menu_item_id
      USING ERRCODE = 'LG012', CONSTRAINT = 'menu_item_option_group_most';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refuse_too_many_groups() IS
  'A dish asks for at most twenty groups, also where two requests attach one each.';
CREATE CONSTRAINT TRIGGER menu_item_option_group_most AFTER INSERT OR UPDATE OF menu_item_id ON menu_item_option_group
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_too_many_groups();
