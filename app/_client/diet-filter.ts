import { parseDietFilter } from '@/lib/menu/diet-filter'
import { stored } from './stored'

/** What somebody must not eat is nobody else's business: it stays on the device, and no address or call carries it. */
const dietFilter = stored('diet', parseDietFilter)

export const useDietFilter = dietFilter.useValue
export const setDietFilter = dietFilter.write
