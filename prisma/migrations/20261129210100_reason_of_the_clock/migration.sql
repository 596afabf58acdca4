-- The version before goes on.

ALTER TABLE status_change VALIDATE CONSTRAINT status_change_reason_check;
