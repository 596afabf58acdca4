-- Staff, managers and owners among fifty thousand customers: their few rows are found without reading all of the others.
CREATE INDEX "users_team_idx" ON "users" ("created_at" DESC, "id" DESC) WHERE "role" <> 'customer';
