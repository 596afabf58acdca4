-- The list of changes: newest first, of all, or of one kind, one thing, one person, one device.
DROP INDEX "audit_entry_subject_subject_id_id_idx";
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry" ("at" DESC, "id" DESC);
CREATE INDEX "audit_entry_subject_at_id_idx" ON "audit_entry" ("subject", "at" DESC, "id" DESC);
CREATE INDEX "audit_entry_subject_id_at_id_idx" ON "audit_entry" ("subject_id", "at" DESC, "id" DESC);
CREATE INDEX "audit_entry_by_user_id_at_id_idx" ON "audit_entry" ("by_user_id", "at" DESC, "id" DESC);
CREATE INDEX "audit_entry_by_device_id_at_id_idx" ON "audit_entry" ("by_device_id", "at" DESC, "id" DESC);

-- Whatever stood in the values, before or after. A value without end is not searched: PostgreSQL refuses to index more
-- than a megabyte of words, and no change may fail because of its history.
CREATE FUNCTION "audit_words"("before" JSONB, "after" JSONB) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(coalesce(before::text, '')) + length(coalesce(after::text, '')) > 300000 THEN ''::tsvector
    ELSE jsonb_to_tsvector('simple'::regconfig, coalesce(before, '{}'), '["string", "numeric"]')
      || jsonb_to_tsvector('simple'::regconfig, coalesce(after, '{}'), '["string", "numeric"]') END
$$;
CREATE INDEX "audit_entry_words_idx" ON "audit_entry" USING gin (audit_words("before", "after"));
