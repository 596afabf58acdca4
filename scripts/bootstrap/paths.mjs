import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout, whatever folder a command was called from. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** @param {string[]} parts */
export function inCheckout(...parts) {
  return join(ROOT, ...parts)
}
