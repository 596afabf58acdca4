-- Where answers to mails go; empty: to the shop's contact address.
ALTER TABLE "shop"
  ADD COLUMN "mail_reply_to" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "shop_mail_reply_to_check" CHECK (length("mail_reply_to") <= 254);

CREATE TYPE "mail_encryption" AS ENUM ('starttls', 'tls', 'none');

-- The mail server that the owner has set, and what each owner still tries out.
CREATE TABLE "mail_server" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "by_user_id" UUID,
    "host" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "encryption" "mail_encryption" NOT NULL,
    "username" TEXT NOT NULL DEFAULT '',
    "password" TEXT NOT NULL DEFAULT '',
    "from_address" TEXT NOT NULL,
    "replaces" UUID,
    "active_since" TIMESTAMPTZ(3),
    "code_hash" TEXT,
    "code_tries" SMALLINT NOT NULL DEFAULT 0,
    "code_expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_server_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_server_host_check" CHECK (length("host") BETWEEN 1 AND 253),
    -- The doors of mail servers alone: a setting is no tool to look for others.
    CONSTRAINT "mail_server_port_check" CHECK ("port" IN (25, 465, 587, 1025, 2525)),
    CONSTRAINT "mail_server_encryption_check" CHECK (
      "encryption" <> 'none' OR lower("host") IN ('localhost', '::1') OR "host" ~ '^127(\.[0-9]{1,3}){3}$'),
    CONSTRAINT "mail_server_username_check" CHECK (
      length("username") <= 254 AND ("username" = '') = ("password" = '')),
    CONSTRAINT "mail_server_from_address_check" CHECK (length("from_address") BETWEEN 3 AND 254),
    -- Tried out with a code, or proven by it.
    CONSTRAINT "mail_server_code_check" CHECK (
      CASE WHEN "active_since" IS NULL THEN "code_hash" IS NOT NULL AND "code_expires_at" IS NOT NULL
        ELSE "code_hash" IS NULL AND "code_expires_at" IS NULL END),
    CONSTRAINT "mail_server_code_tries_check" CHECK ("code_tries" BETWEEN 0 AND 5),
    CONSTRAINT "mail_server_by_user_id_fkey" FOREIGN KEY ("by_user_id")
      REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "mail_server_active_key" ON "mail_server" (("active_since" IS NOT NULL)) WHERE "active_since" IS NOT NULL;
CREATE UNIQUE INDEX "mail_server_draft_key" ON "mail_server" ("by_user_id") WHERE "active_since" IS NULL;
CREATE INDEX "mail_server_by_user_id_idx" ON "mail_server" ("by_user_id");

-- Whoever waits because a server is down looks at once whether there is another one.
CREATE TRIGGER "mail_server_tell" AFTER UPDATE OR DELETE ON "mail_server"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_mail_due"();
