-- The version before goes on.
-- A program comes in with a key. Its row in `device` holds the hash and names it wherever a device is named as author.

CREATE TABLE api_key (
  id text PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES device (id) ON UPDATE CASCADE ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL,
  is_test boolean DEFAULT false NOT NULL,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  CONSTRAINT api_key_id_check CHECK (id ~ '^[a-z0-9]{10}$'),
  CONSTRAINT api_key_name_check CHECK (btrim(name) <> '' AND char_length(name) <= 50),
  CONSTRAINT api_key_scopes_check CHECK (cardinality(scopes) > 0)
);
CREATE UNIQUE INDEX api_key_device_id_key ON api_key (device_id);
