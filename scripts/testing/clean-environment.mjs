import { inCheckout } from '../launch/paths.mjs'

/** Tests mean the same on every machine: whatever the caller has set for his own shop does not reach them. */
export async function forgetSettings() {
  for (const name of [...(await settingNames()), 'NEXT_DIST_DIR']) delete process.env[name]
}

/** Next reads the file `.env` as well, for whatever is not there; an empty value is there and means nothing.
 * @returns {Promise<Record<string, string>>} */
export async function blankSettings() {
  const names = (await settingNames()).filter((name) => name !== 'NODE_ENV')
  return Object.fromEntries(names.map((name) => [name, '']))
}

/** @returns {Promise<string[]>} */
async function settingNames() {
  const { environment } = await import(inCheckout('dist', 'environment.mjs'))
  return Object.keys(environment.shape)
}
