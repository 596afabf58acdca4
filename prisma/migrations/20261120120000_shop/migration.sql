-- CreateEnum
CREATE TYPE "role" AS ENUM ('customer', 'staff', 'admin');

-- CreateEnum
CREATE TYPE "door" AS ENUM ('shop', 'admin');

-- CreateEnum
CREATE TYPE "code_purpose" AS ENUM ('verify_email', 'reset_password');

-- CreateEnum
CREATE TYPE "vat_class" AS ENUM ('reduced', 'standard');

-- CreateEnum
CREATE TYPE "fulfilment" AS ENUM ('pickup', 'delivery');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('received', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'completed', 'rejected', 'cancelled');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('pending', 'collected', 'void');

-- CreateEnum
CREATE TYPE "hours_kind" AS ENUM ('kitchen', 'office');

-- CreateTable
CREATE TABLE "category" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "picture_hash" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "menu_item" (
    "id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "price_rappen" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'CHF',
    "picture_hash" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "available" BOOLEAN NOT NULL DEFAULT true,
    "sold_out_until" TIMESTAMPTZ(3),
    "allergens_declared" BOOLEAN NOT NULL DEFAULT false,
    "allergens" TEXT[],
    "origins" JSONB NOT NULL DEFAULT '[]',
    "origin_required" BOOLEAN NOT NULL DEFAULT false,
    "tags" TEXT[],
    "vat_class" "vat_class" NOT NULL DEFAULT 'reduced',
    "minimum_age" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "menu_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "picture" (
    "hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "picture_size" (
    "hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "picture_size_pkey" PRIMARY KEY ("hash","width")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "firstname" TEXT NOT NULL,
    "lastname" TEXT NOT NULL,
    "role" "role" NOT NULL DEFAULT 'customer',
    "language" CHAR(2) NOT NULL DEFAULT 'en',
    "country" CHAR(2) NOT NULL DEFAULT 'CH',
    "verified_at" TIMESTAMPTZ(3),
    "terms_accepted_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "door" "door" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "remembered" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_code" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "code_purpose" NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_profile" (
    "user_id" UUID NOT NULL,
    "firstname" TEXT NOT NULL DEFAULT '',
    "lastname" TEXT NOT NULL DEFAULT '',
    "companyname" TEXT NOT NULL DEFAULT '',
    "country" CHAR(2) NOT NULL DEFAULT 'CH',
    "street_address" TEXT NOT NULL DEFAULT '',
    "address_line2" TEXT NOT NULL DEFAULT '',
    "postcode" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "contact_email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "ship_to_different_address" BOOLEAN NOT NULL DEFAULT false,
    "shipping_firstname" TEXT NOT NULL DEFAULT '',
    "shipping_lastname" TEXT NOT NULL DEFAULT '',
    "shipping_companyname" TEXT NOT NULL DEFAULT '',
    "shipping_country" CHAR(2) NOT NULL DEFAULT 'CH',
    "shipping_street_address" TEXT NOT NULL DEFAULT '',
    "shipping_address_line2" TEXT NOT NULL DEFAULT '',
    "shipping_postcode" TEXT NOT NULL DEFAULT '',
    "shipping_city" TEXT NOT NULL DEFAULT '',
    "order_notes" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "billing_profile_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL,
    "customer_id" UUID,
    "payment_id" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" "order_status" NOT NULL DEFAULT 'received',
    "fulfilment" "fulfilment" NOT NULL,
    "language" CHAR(2) NOT NULL,
    "business_day" DATE NOT NULL,
    "requested_for" TIMESTAMPTZ(3),
    "promised_for" TIMESTAMPTZ(3),
    "subtotal_rappen" INTEGER NOT NULL,
    "delivery_fee_rappen" INTEGER NOT NULL DEFAULT 0,
    "total_rappen" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'CHF',
    "payment_method" TEXT NOT NULL,
    "payment_status_id" INTEGER NOT NULL,
    "firstname" TEXT NOT NULL,
    "lastname" TEXT NOT NULL,
    "companyname" TEXT NOT NULL DEFAULT '',
    "contact_email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL,
    "street_address" TEXT NOT NULL,
    "address_line2" TEXT NOT NULL DEFAULT '',
    "postcode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "ship_to_different_address" BOOLEAN NOT NULL DEFAULT false,
    "shipping_firstname" TEXT NOT NULL DEFAULT '',
    "shipping_lastname" TEXT NOT NULL DEFAULT '',
    "shipping_companyname" TEXT NOT NULL DEFAULT '',
    "shipping_country" CHAR(2) NOT NULL DEFAULT 'CH',
    "shipping_street_address" TEXT NOT NULL DEFAULT '',
    "shipping_address_line2" TEXT NOT NULL DEFAULT '',
    "shipping_postcode" TEXT NOT NULL DEFAULT '',
    "shipping_city" TEXT NOT NULL DEFAULT '',
    "order_notes" TEXT NOT NULL DEFAULT '',
    "alarmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_line" (
    "order_id" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    "menu_item_id" UUID,
    "name" TEXT NOT NULL,
    "quantity" SMALLINT NOT NULL,
    "price_rappen" INTEGER NOT NULL,
    "total_rappen" INTEGER NOT NULL,
    "vat_per_mille" SMALLINT NOT NULL,
    "minimum_age" SMALLINT NOT NULL DEFAULT 0,
    "allergens_declared" BOOLEAN NOT NULL DEFAULT false,
    "allergens" TEXT[],
    "note" TEXT NOT NULL DEFAULT '',
    "options" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "order_line_pkey" PRIMARY KEY ("order_id","position")
);

-- CreateTable
CREATE TABLE "status_change" (
    "id" BIGSERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    "status" "order_status" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by_user_id" UUID,
    "reason" TEXT,
    "text" TEXT NOT NULL DEFAULT '',
    "promised_for" TIMESTAMPTZ(3),

    CONSTRAINT "status_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "status" "payment_status" NOT NULL DEFAULT 'pending',
    "amount_rappen" INTEGER NOT NULL,
    "rounding_rappen" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "collected_at" TIMESTAMPTZ(3),
    "collected_by_id" UUID,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shop" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "street_address" TEXT NOT NULL,
    "postcode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "header_note_de" TEXT NOT NULL DEFAULT '',
    "header_note_en" TEXT NOT NULL DEFAULT '',
    "owner_name" TEXT NOT NULL DEFAULT '',
    "vat_number" TEXT NOT NULL DEFAULT '',
    "currency" CHAR(3) NOT NULL DEFAULT 'CHF',
    "pickup_minimum_rappen" INTEGER NOT NULL DEFAULT 2500,
    "lead_time_minutes" INTEGER NOT NULL DEFAULT 20,
    "delivery_extra_minutes" INTEGER NOT NULL DEFAULT 20,
    "slot_minutes" INTEGER NOT NULL DEFAULT 15,
    "slot_capacity" INTEGER NOT NULL DEFAULT 10,
    "cancellation_minutes" INTEGER NOT NULL DEFAULT 15,
    "alarm_minutes" INTEGER NOT NULL DEFAULT 5,
    "sell_only_declared" BOOLEAN NOT NULL DEFAULT false,
    "paused_until" TIMESTAMPTZ(3),
    "extra_lead_minutes" INTEGER NOT NULL DEFAULT 0,
    "extra_lead_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_zone" (
    "postcode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "fee_rappen" INTEGER NOT NULL,
    "minimum_rappen" INTEGER NOT NULL,

    CONSTRAINT "delivery_zone_pkey" PRIMARY KEY ("postcode")
);

-- CreateTable
CREATE TABLE "opening_hours" (
    "id" SERIAL NOT NULL,
    "kind" "hours_kind" NOT NULL,
    "weekday" SMALLINT NOT NULL,
    "opens_minute" SMALLINT NOT NULL,
    "closes_minute" SMALLINT NOT NULL,

    CONSTRAINT "opening_hours_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "closure" (
    "id" SERIAL NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "note_de" TEXT NOT NULL DEFAULT '',
    "note_en" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "closure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "language" CHAR(2) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_mail" (
    "id" UUID NOT NULL,
    "letter" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "to_name" TEXT NOT NULL DEFAULT '',
    "reply_to" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),
    "given_up_at" TIMESTAMPTZ(3),
    "last_error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "outbox_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by_user_id" UUID,
    "subject" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "category_picture_hash_idx" ON "category"("picture_hash");

-- CreateIndex
CREATE INDEX "menu_item_category_id_idx" ON "menu_item"("category_id");

-- CreateIndex
CREATE INDEX "menu_item_picture_hash_idx" ON "menu_item"("picture_hash");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_code_user_id_purpose_key" ON "one_time_code"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_customer_id_created_at_idx" ON "orders"("customer_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_business_day_idx" ON "orders"("business_day");

-- CreateIndex
CREATE INDEX "orders_requested_for_idx" ON "orders"("requested_for");

-- CreateIndex
CREATE UNIQUE INDEX "orders_customer_id_payment_id_key" ON "orders"("customer_id", "payment_id");

-- CreateIndex
CREATE INDEX "order_line_menu_item_id_idx" ON "order_line"("menu_item_id");

-- CreateIndex
CREATE INDEX "status_change_order_id_id_idx" ON "status_change"("order_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_order_id_key" ON "payment"("order_id");

-- CreateIndex
CREATE INDEX "payment_created_at_id_idx" ON "payment"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "opening_hours_kind_weekday_opens_key" ON "opening_hours"("kind", "weekday", "opens_minute");

-- CreateIndex
CREATE INDEX "contact_message_created_at_idx" ON "contact_message"("created_at" DESC);

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- CreateIndex
CREATE INDEX "audit_entry_subject_subject_id_id_idx" ON "audit_entry"("subject", "subject_id", "id");

-- AddForeignKey
ALTER TABLE "category" ADD CONSTRAINT "category_picture_hash_fkey" FOREIGN KEY ("picture_hash") REFERENCES "picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_picture_hash_fkey" FOREIGN KEY ("picture_hash") REFERENCES "picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "picture_size" ADD CONSTRAINT "picture_size_hash_fkey" FOREIGN KEY ("hash") REFERENCES "picture"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_profile" ADD CONSTRAINT "billing_profile_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_menu_item_id_fkey" FOREIGN KEY ("menu_item_id") REFERENCES "menu_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_collected_by_id_fkey" FOREIGN KEY ("collected_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

