import { isAsShown } from '@/lib/shop/hours/slots'
import { promiseOf } from './kitchen'
import type { OrderRecord } from './order'

type Promised = Pick<OrderRecord, 'shownFor' | 'requestedFor' | 'quotedFor' | 'promisedFor'>

/** What the customer was shown, where the promise is more than ten minutes later; null: it is as shown. */
export function movedFrom({ shownFor, requestedFor, quotedFor, promisedFor }: Promised): Date | null {
  const shownAt = shownFor ?? requestedFor ?? quotedFor
  const at = promiseOf({ promisedFor, requestedFor, quotedFor })
  return shownAt && at && !isAsShown(shownAt, { at, asSoonAsPossible: true }) ? shownAt : null
}
