import { environment, secretFileNames } from '../../lib/platform/process/env'

/** Tests mean the same on every machine: the caller's settings of another shop do not reach them. */
export function forgetSettings() {
  for (const name of [...settingNames(), 'NEXT_DIST_DIR']) delete process.env[name]
}

/** Next reads the file `.env` as well, for whatever is not there; an empty value is there and means nothing. */
export function blankSettings(): Record<string, string> {
  const names = settingNames().filter((name) => name !== 'NODE_ENV')
  return Object.fromEntries(names.map((name) => [name, '']))
}

function settingNames() {
  return [...Object.keys(environment.shape), ...secretFileNames()]
}
