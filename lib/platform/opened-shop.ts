import { hub } from './events'

/** From memory, because every request asks. Where the database was never reached there is nothing to hide. */
export function isShopOpened(): boolean {
  return hub().isShopOpened ?? true
}
