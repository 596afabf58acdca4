import { z } from 'zod'

/** In an answer, an ISO text; inside it is a `Date`. */
export const moment = z.string().brand<'moment', 'inout'>()
