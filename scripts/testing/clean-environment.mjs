import { inCheckout } from '../launch/paths.mjs'

/** Tests mean the same on every machine: whatever the caller has set for his own shop does not reach them. */
export async function forgetSettings() {
  const { environment } = await import(inCheckout('dist', 'environment.mjs'))
  for (const name of [...Object.keys(environment.shape), 'NEXT_DIST_DIR']) delete process.env[name]
}
