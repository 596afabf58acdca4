-- The version before goes on.
-- PostgreSQL's parser takes seconds for "_a_a_a…", so that a text of 13 kB could not be saved. Words are cut here now: at
-- all that is neither a letter nor a digit, as the search cuts its own. Both versions ask the same function; entries from
-- before are found by the words that they had.
CREATE OR REPLACE FUNCTION "audit_words"("before" JSONB, "after" JSONB) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(coalesce(before::text, '')) + octet_length(coalesce(after::text, '')) > 300000 THEN ''::tsvector
    ELSE array_to_tsvector(array(
      SELECT DISTINCT left(word, 200)
        FROM jsonb_path_query(jsonb_build_array(before, after), '$.** ? (@.type() == "string" || @.type() == "number")') value,
          regexp_split_to_table(lower(value #>> '{}'), '[\x01-\x2f:-@\[-`{-\xbf\u2000-\u206f]+') word
        WHERE word <> '')) END
$$;
