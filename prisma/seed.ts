import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { seedDemoShop } from './seed/seed-demo-shop'

if (process.env.SEED === 'demo') await seed()
else process.stdout.write('SEED is not "demo": nothing to seed.\n')

async function seed(): Promise<void> {
  try {
    const outcome = await seedDemoShop(() => process.stdout.write('waiting for another seed of this database\n'))
    process.stdout.write(outcome === 'seeded' ? 'The demo shop is set up.\n' : 'There is a menu already: it stays.\n')
  } finally {
    await db().$disconnect()
    await pool().end()
  }
}
