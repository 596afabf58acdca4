import { inCheckout } from '../../bootstrap/paths.mjs'
import { runProgram } from '../../bootstrap/program.mjs'
import { step } from '../../bootstrap/progress.mjs'
import { withConnection } from './connection'

/** Does nothing in a shop with a category. Resolves to whether it seeded. */
export async function seedDemo(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (await hasMenu(env.DATABASE_URL ?? '')) return false
  const program = inCheckout('dist', 'seed.mjs')
  await step('Seeding the demo shop', (report) =>
    runProgram(process.execPath, [program], { env, report }).then(() => {}),
  )
  return true
}

function hasMenu(url: string): Promise<boolean> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query('select exists (select from category) as "hasMenu"')
    return rows[0].hasMenu
  })
}
