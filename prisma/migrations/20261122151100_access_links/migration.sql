-- What a mailed link is for: a first password of somebody who will work here, or a new one of somebody who does.

CREATE TYPE "access_link_kind" AS ENUM ('invitation', 'password');

CREATE TABLE "access_link" (
  "id" UUID NOT NULL,
  "kind" "access_link_kind" NOT NULL,
  "email" TEXT NOT NULL,
  "firstname" TEXT NOT NULL,
  "lastname" TEXT NOT NULL,
  "role" "role" NOT NULL,
  "token_hash" TEXT NOT NULL,
  "sent_by_id" UUID NOT NULL,
  "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "access_link_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "access_link_role_check" CHECK ("role" <> 'customer'),
  CONSTRAINT "access_link_expires_check" CHECK ("expires_at" > "sent_at")
);
CREATE UNIQUE INDEX "access_link_token_hash_key" ON "access_link"("token_hash");
-- A new link takes the row of the old one, which is dead from then on.
CREATE UNIQUE INDEX "access_link_email_key" ON "access_link"(lower("email"));
ALTER TABLE "access_link" ADD CONSTRAINT "access_link_sent_by_id_fkey"
  FOREIGN KEY ("sent_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
