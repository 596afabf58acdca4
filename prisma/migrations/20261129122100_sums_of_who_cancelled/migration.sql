-- The version before goes on.
-- Reports tell what a customer has cancelled from what the shop has by who made the step, who may be deleted later.
CREATE FUNCTION "reopen_days_of_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.reopen_days_of_order(NEW.order_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION public.reopen_days_of_step() IS 'With its person a step loses on whose side it was made, without a change to its order.';

CREATE TRIGGER "status_change_reopens_days" AFTER UPDATE OF "by_user_id", "by_device_id" ON "status_change"
  FOR EACH ROW WHEN (OLD."status" = 'cancelled') EXECUTE FUNCTION "reopen_days_of_step"();
