import { refuseOldNode } from './node-version.mjs'
import { ensurePackages } from './packages.mjs'
import { loadEnvironmentFile } from './settings.mjs'

/** What every command does first. Nothing before the end of it may import a package. */
export async function prepare() {
  refuseOldNode()
  loadEnvironmentFile()
  await ensurePackages()
}
