-- Names are as long as form and endpoint take them, in every language; an older shop that has a longer one keeps it.
ALTER TABLE "option_group" ADD CONSTRAINT "option_group_name_length_check"
  CHECK (NOT jsonb_path_exists("name", '$.* ? (@ like_regex "^.{61}" flag "s")')) NOT VALID;
ALTER TABLE "option" ADD CONSTRAINT "option_name_length_check"
  CHECK (NOT jsonb_path_exists("name", '$.* ? (@ like_regex "^.{61}" flag "s")')) NOT VALID;
