-- The version before goes on.
-- What the commands have done, for the metrics of the shop, which sees neither files nor other programs.
CREATE TYPE "backup_run_kind" AS ENUM ('backup', 'drill');

CREATE TABLE "backup_run" (
  "kind" "backup_run_kind" PRIMARY KEY,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "bytes" BIGINT NOT NULL
);
