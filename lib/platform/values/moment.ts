import { z } from 'zod'

/** In an answer, an ISO text; inside it is a `Date`. */
export const moment = z.string().meta({ format: 'date-time' }).brand<'moment', 'inout'>()
