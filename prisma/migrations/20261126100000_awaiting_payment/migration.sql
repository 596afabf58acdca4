-- The version before goes on.
-- Alone, because a value that is added to a type cannot be used before the transaction is over. No order has it until
-- the owner takes payments online, which the version before cannot offer.
ALTER TYPE "order_status" ADD VALUE 'awaiting_payment' BEFORE 'received';
