-- The version before goes on.
-- A line keeps the id of its dish by value: taking a dish off the menu would change a hundred thousand lines of the books.
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_menu_item_id_fkey";

CREATE OR REPLACE FUNCTION public.refuse_change_of_finished_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line record;
BEGIN
  IF TG_OP = 'DELETE' THEN line := OLD; ELSE line := NEW; END IF;
  PERFORM 1 FROM public.orders WHERE id = line.order_id AND status IN ('completed', 'rejected', 'cancelled') FOR SHARE;
  IF FOUND THEN
    RAISE EXCEPTION 'order % is finished, its lines cannot change', line.order_id
      USING ERRCODE = 'LG002', CONSTRAINT = 'order_line_finished';
  END IF;
  RETURN line;
END $$;
COMMENT ON FUNCTION public.refuse_change_of_finished_order() IS 'The lines of a finished order are in the books.';
