-- What the demo has brought, and as what: so that it can be taken away again without a word of the owner's. A table of its
-- own, because no other query and no form wants to know it.
CREATE TYPE "demo_kind" AS ENUM ('category', 'menu_item', 'option_group', 'delivery_zone', 'opening_hours', 'look', 'shop');

CREATE TABLE "demo_row" (
  "kind" "demo_kind" NOT NULL,
  "id" TEXT NOT NULL,
  "version" INTEGER,
  "facts" JSONB NOT NULL DEFAULT '{}',
  CONSTRAINT "demo_row_pkey" PRIMARY KEY ("kind", "id")
);
