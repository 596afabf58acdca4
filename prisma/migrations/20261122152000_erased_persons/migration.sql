-- An order stays in the books without the person who placed it.

ALTER TYPE "code_purpose" ADD VALUE 'delete_account';

ALTER TABLE "orders" ADD COLUMN "person_erased_at" TIMESTAMPTZ(3);

-- Once erased, nobody writes a person back in. The postcode that was delivered to stays: thousands live there.
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_erased_check" CHECK (
  "person_erased_at" IS NULL OR "firstname" || "lastname" || "companyname" || "contact_email" || "phone"
    || "street_address" || "address_line2" || "city" || "shipping_firstname" || "shipping_lastname"
    || "shipping_companyname" || "shipping_street_address" || "shipping_address_line2" || "shipping_city"
    || "order_notes" = '');

CREATE INDEX "orders_person_kept_idx" ON "orders" ("business_day") WHERE "person_erased_at" IS NULL;

-- The lines of a finished order stay as they are, but for a note, which can be taken away.
DROP TRIGGER "order_line_finished" ON "order_line";
CREATE TRIGGER "order_line_finished" BEFORE INSERT OR DELETE ON "order_line"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_finished_order"();
CREATE TRIGGER "order_line_finished_changed" BEFORE UPDATE ON "order_line" FOR EACH ROW
  WHEN (NEW."note" <> '' OR to_jsonb(OLD) - 'note' IS DISTINCT FROM to_jsonb(NEW) - 'note')
  EXECUTE FUNCTION "refuse_change_of_finished_order"();
