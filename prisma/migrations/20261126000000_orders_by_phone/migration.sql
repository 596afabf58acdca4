-- The version before goes on.
-- The staff typed it in for a guest on the phone: it has no account, and a name and a number until its person is erased.
-- Who it was, its first step says.
ALTER TABLE "orders" ADD COLUMN "by_phone" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "orders" ADD CONSTRAINT "orders_by_phone_check" CHECK (
  NOT "by_phone" OR "customer_id" IS NULL AND NOT "is_test"
    AND ("person_erased_at" IS NOT NULL OR "lastname" <> '' AND "phone" <> '')) NOT VALID;

CREATE TRIGGER "orders_by_phone_stays" BEFORE UPDATE OF "by_phone" ON "orders" FOR EACH ROW
  WHEN (OLD."by_phone" IS DISTINCT FROM NEW."by_phone") EXECUTE FUNCTION "refuse_change_to_test"();
