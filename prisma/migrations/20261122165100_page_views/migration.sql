-- How often a page was looked at on a day, and by nobody: a page and a number. Several processes add up.

CREATE TABLE "page_view" (
  "day" DATE NOT NULL,
  "page" TEXT NOT NULL,
  "views" INTEGER NOT NULL,
  PRIMARY KEY ("day", "page"),
  CONSTRAINT "page_view_page_check" CHECK (
    "page" ~ '^(home|menu|cart|checkout|track|about|contact|account|other|(category|dish):[0-9a-f-]{36})$'),
  CONSTRAINT "page_view_views_check" CHECK ("views" > 0)
);
