import { withConnection } from './database.mjs'
import { inCheckout } from './paths.mjs'
import { runProgram } from './program.mjs'
import { step } from './progress.mjs'

/** Fills an empty database with the demo shop; one with a single category is somebody's shop and stays as it is.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>} whether it did */
export async function seedDemo(env) {
  if (await hasMenu(env.DATABASE_URL ?? '')) return false
  const program = inCheckout('dist', 'seed.mjs')
  await step('Seeding the demo shop', () => runProgram(process.execPath, [program], { env }).then(() => {}))
  return true
}

/** @param {string} url @returns {Promise<boolean>} */
function hasMenu(url) {
  return withConnection(url, async (client) => {
    const { rows } = await client.query('select exists (select from category) as "hasMenu"')
    return rows[0].hasMenu
  })
}
