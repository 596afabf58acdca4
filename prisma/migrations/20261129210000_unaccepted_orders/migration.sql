-- The version before goes on.

ALTER TABLE shop
  ADD COLUMN preorder_cancellation_minutes integer DEFAULT 60 NOT NULL,
  ADD COLUMN reject_after_minutes integer DEFAULT 0 NOT NULL,
  ADD CONSTRAINT shop_acceptance_check CHECK (preorder_cancellation_minutes BETWEEN 0 AND 1440
    AND (reject_after_minutes = 0 OR reject_after_minutes BETWEEN 5 AND 240));

ALTER TABLE status_change
  DROP CONSTRAINT status_change_reason_check,
  ADD CONSTRAINT status_change_reason_check CHECK (reason IS NULL OR reason IN ('closed', 'too_busy', 'sold_out',
    'cannot_deliver', 'other', 'age_not_proven', 'not_accepted')) NOT VALID;
