-- The version before goes on.
-- Blank settings from the first day on, so that pages only read them.
INSERT INTO "shop" ("id", "name", "email", "phone", "street_address", "postcode", "city")
VALUES (1, '', '', '', '', '', '') ON CONFLICT DO NOTHING;
