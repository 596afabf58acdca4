-- One word per thing: what a mail is made from is its template, in the database as well.

ALTER TABLE "outbox_mail" RENAME COLUMN "letter" TO "template";
