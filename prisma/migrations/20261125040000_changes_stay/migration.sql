-- The version before goes on.
-- The log of changes only grows. What goes from it is what is past its time, who acted with his account or device, and
-- what it says of a person.
CREATE FUNCTION "refuse_change_of_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER "audit_entry_final" BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit_entry"();
