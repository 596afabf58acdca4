import { defineConfig } from 'prisma/config'
import { runningDatabase } from './scripts/launch/postgres/embedded-database'

const { DATABASE_ADMIN_URL, DATABASE_URL, DATA_DIR } = process.env

/** For Prisma's own tools, such as `npx prisma studio`: the database that is set, or that of a shop which runs here. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: DATABASE_ADMIN_URL ?? DATABASE_URL ?? runningDatabase(DATA_DIR)?.adminUrl ?? '' },
})
