-- A counted call must not wait for the disk: what a crash of PostgreSQL forgets here is a minute of counting.
ALTER TABLE "rate_limit" SET UNLOGGED;
