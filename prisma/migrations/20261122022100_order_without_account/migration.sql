-- Off, as specified: the owner says whether name, phone, e-mail and a mailed code are enough.
ALTER TABLE "shop" ADD COLUMN "order_without_account" BOOLEAN NOT NULL DEFAULT false;
