import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the product's modules call each other, for Vitest. */
export const aliases = [
  { find: /^@\//, replacement: root },
  // Next resolves this name itself; there is no package behind it.
  { find: /^server-only$/, replacement: `${root}lib/testing/source/server-only.ts` },
]
