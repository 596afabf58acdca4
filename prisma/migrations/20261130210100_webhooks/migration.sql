-- The version before goes on.
-- Programs that are called when something happened: each walks the events by a cursor of its own.

CREATE TYPE webhook_ending AS ENUM ('by_hand', 'failing', 'gone');
CREATE TYPE delivery_status AS ENUM ('waiting', 'sent', 'failed', 'cancelled');

CREATE TABLE webhook (
  id uuid PRIMARY KEY,
  url text NOT NULL,
  events text[] NOT NULL,
  -- Sealed with a key that is not in the database: calls are signed with it.
  secret text NOT NULL,
  -- Signs beside the new one until then, while the receiver changes over.
  former_secret text,
  former_until timestamptz(3),
  -- The position of the last event that it was asked about.
  cursor bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT CURRENT_TIMESTAMP NOT NULL,
  -- A call is under way, or its process died, or the receiver asked for a rest: until then there is no other one.
  busy_until timestamptz(3),
  failing_since timestamptz(3),
  disabled_at timestamptz(3),
  disabled_why webhook_ending,
  CONSTRAINT webhook_url_check CHECK (char_length(url) BETWEEN 1 AND 500),
  CONSTRAINT webhook_events_check CHECK (cardinality(events) BETWEEN 1 AND 100),
  CONSTRAINT webhook_disabled_check CHECK ((disabled_at IS NULL) = (disabled_why IS NULL)),
  CONSTRAINT webhook_former_check CHECK ((former_secret IS NULL) = (former_until IS NULL))
);

CREATE TABLE webhook_delivery (
  -- The webhook-id, which stays over all tries.
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhook (id) ON UPDATE CASCADE ON DELETE CASCADE,
  -- Null: a test.
  event_id bigint REFERENCES event (id) ON UPDATE CASCADE ON DELETE CASCADE,
  order_id text,
  status delivery_status DEFAULT 'waiting' NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  created_at timestamptz(3) DEFAULT clock_timestamp() NOT NULL,
  next_try_at timestamptz(3) DEFAULT clock_timestamp() NOT NULL,
  claimed_at timestamptz(3),
  tried_at timestamptz(3),
  ended_at timestamptz(3),
  -- Null: no answer came.
  response_status smallint,
  response_text text DEFAULT '' NOT NULL,
  CONSTRAINT webhook_delivery_tries_check CHECK (tries BETWEEN 0 AND 100),
  CONSTRAINT webhook_delivery_ended_check CHECK ((status = 'waiting') = (ended_at IS NULL)),
  CONSTRAINT webhook_delivery_response_check CHECK (char_length(response_text) <= 1024)
);
CREATE UNIQUE INDEX webhook_delivery_once_key ON webhook_delivery (webhook_id, event_id) WHERE event_id IS NOT NULL;
CREATE INDEX webhook_delivery_waiting_idx ON webhook_delivery (webhook_id, next_try_at) WHERE status = 'waiting';
CREATE INDEX webhook_delivery_order_idx ON webhook_delivery (webhook_id, order_id, event_id) WHERE status = 'waiting';
CREATE INDEX webhook_delivery_webhook_id_created_at_id_idx ON webhook_delivery (webhook_id, created_at DESC, id);
CREATE INDEX webhook_delivery_event_id_idx ON webhook_delivery (event_id);
CREATE INDEX webhook_delivery_created_at_idx ON webhook_delivery (created_at);
