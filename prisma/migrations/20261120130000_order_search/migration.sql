-- Staff finds an order among a million by how the name begins or how the phone number ends.
CREATE INDEX "orders_firstname_idx" ON "orders" (lower("firstname") text_pattern_ops);
CREATE INDEX "orders_lastname_idx" ON "orders" (lower("lastname") text_pattern_ops);
CREATE INDEX "orders_contact_email_idx" ON "orders" (lower("contact_email") text_pattern_ops);
CREATE INDEX "orders_phone_digits_idx" ON "orders" (reverse(regexp_replace("phone", '\D', '', 'g')) text_pattern_ops);

-- What the till took on a day, whenever it was ordered.
-- CreateIndex
CREATE INDEX "payment_collected_at_idx" ON "payment"("collected_at");
