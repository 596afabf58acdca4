-- The version before goes on.
-- Alone, because a value cannot be used in the transaction that adds it.

ALTER TYPE payment_method ADD VALUE IF NOT EXISTS 'partner' AFTER 'online';
