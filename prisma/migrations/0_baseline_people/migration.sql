-- The version before goes on.
-- Accounts, and what was written, agreed to or changed under someone's eyes.

CREATE FUNCTION refuse_loss_of_last_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('last_admin'));
  IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND disabled_at IS NULL AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last administrator cannot be removed' USING ERRCODE = 'LG005', CONSTRAINT = 'users_last_admin';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION refuse_loss_of_last_admin() IS 'Two administrators who demote each other at once would leave none.';
CREATE TRIGGER users_last_admin BEFORE UPDATE ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.disabled_at IS NULL AND (NEW.role <> 'admin' OR NEW.disabled_at IS NOT NULL))
  EXECUTE FUNCTION refuse_loss_of_last_admin();
CREATE TRIGGER users_last_admin_deleted BEFORE DELETE ON users FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.disabled_at IS NULL) EXECUTE FUNCTION refuse_loss_of_last_admin();

CREATE FUNCTION end_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.session WHERE user_id = NEW.id;
  DELETE FROM public.alarm_subscription WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION end_sessions_of_user() IS
  'Another password, role or state of an account ends its sessions and alarms, so that no way through the program forgets it.';
CREATE TRIGGER users_end_sessions AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.password_hash IS DISTINCT FROM NEW.password_hash
    OR OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL) EXECUTE FUNCTION end_sessions_of_user();

CREATE FUNCTION refuse_earlier_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a code of the second factor is good once' USING ERRCODE = 'LG006', CONSTRAINT = 'second_factor_step';
END $$;
COMMENT ON FUNCTION refuse_earlier_step() IS 'A code of the second factor is good once, also for two requests at once.';
CREATE TRIGGER second_factor_step BEFORE UPDATE OF last_step ON second_factor FOR EACH ROW
  WHEN (NEW.last_step < OLD.last_step) EXECUTE FUNCTION refuse_earlier_step();

CREATE FUNCTION forget_reason_of_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_block SET user_id = NULL, reason = '' WHERE user_id = OLD.id;
  UPDATE audit_entry SET before = NULL, after = NULL WHERE subject = 'customer' AND subject_id = OLD.id::text;
  RETURN OLD;
END $$;
COMMENT ON FUNCTION forget_reason_of_block() IS
  'With a person go the reason of their block and what was recorded of them; that they are blocked stays.';
CREATE TRIGGER users_block_reason BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_reason_of_block();

CREATE FUNCTION refuse_change_of_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- A day less than the ten years: of the clocks of shop and database one is ahead.
    IF OLD.at < now() - interval '10 years' + interval '1 day' THEN RETURN OLD; END IF;
  ELSE
    IF NEW.by_user_id IS NULL AND NOT EXISTS (SELECT 1 FROM public.users WHERE id = OLD.by_user_id) THEN
      OLD.by_user_id := NULL;
    END IF;
    IF NEW.by_device_id IS NULL AND NOT EXISTS (SELECT 1 FROM public.device WHERE id = OLD.by_device_id) THEN
      OLD.by_device_id := NULL;
    END IF;
    IF OLD.subject IN ('user', 'customer', 'invitation') AND NEW.before IS NULL AND NEW.after IS NULL THEN
      OLD.before := NULL;
      OLD.after := NULL;
    END IF;
    IF OLD.subject = 'order_reversal' AND NEW.after = OLD.after - 'reason' THEN OLD.after := NEW.after; END IF;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'what was changed stays written' USING ERRCODE = 'LG053', CONSTRAINT = 'audit_entry_final';
END $$;
COMMENT ON FUNCTION refuse_change_of_audit_entry() IS
  'What was changed stays written for ten years (OR 958f); only who it names may be forgotten.';
CREATE TRIGGER audit_entry_final BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit_entry();

CREATE FUNCTION refuse_change_of_text_edition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.by_user_id IS NULL THEN
    OLD.by_user_id := NULL;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an edition of a text stays as it is' USING ERRCODE = 'LG042', CONSTRAINT = 'text_edition_final';
END $$;
COMMENT ON FUNCTION refuse_change_of_text_edition() IS
  'An edition was read by guests; another wording is another edition.';
CREATE TRIGGER text_edition_final BEFORE UPDATE OR DELETE ON text_edition
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_text_edition();

CREATE FUNCTION refuse_change_of_terms_snapshot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'terms that were agreed to stay as they are' USING ERRCODE = 'LG043', CONSTRAINT = 'terms_snapshot_final';
END $$;
COMMENT ON FUNCTION refuse_change_of_terms_snapshot() IS 'What was agreed to stays readable as it was.';
CREATE TRIGGER terms_snapshot_final BEFORE UPDATE OR DELETE ON terms_snapshot
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_terms_snapshot();
