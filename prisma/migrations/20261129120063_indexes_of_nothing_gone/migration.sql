-- The version before goes on.
-- Most rows refer to nothing, and these indexed them too: 46 MB at a million orders.
DROP INDEX "payment_entry_corrects_id_key";
ALTER INDEX "payment_entry_corrects_key" RENAME TO "payment_entry_corrects_id_key";
DROP INDEX "receipt_replaces_year_replaces_number_key";
ALTER INDEX "receipt_replaces_key" RENAME TO "receipt_replaces_year_replaces_number_key";
DROP INDEX "payment_entry_status_change_id_idx";
ALTER INDEX "payment_entry_step_idx" RENAME TO "payment_entry_status_change_id_idx";
