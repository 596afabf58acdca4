import { measureBrowser } from './chapters/browser.mjs'
import { measureGrowth } from './chapters/growth.mjs'
import { measureLighthouse } from './chapters/lighthouse.mjs'
import { measureMemory } from './chapters/memory.mjs'
import { measureOrders } from './chapters/orders.mjs'
import { measurePages } from './chapters/pages.mjs'
import { measurePublicJson } from './chapters/public-json.mjs'
import { measureStart } from './chapters/start.mjs'

/** @typedef {import('./run-bench.mjs').Bench} Bench */
/** @typedef {import('./table.mjs').Row} Row */

/** In this order, because memory under load is what the chapters before it have caused.
 * @type {{ name: string, title: string, isLong?: boolean, run: (bench: Bench) => Promise<Row[]> }[]} */
export const CHAPTERS = [
  { name: 'start', title: 'Starting', run: measureStart },
  { name: 'pages', title: 'Public pages', run: measurePages },
  { name: 'json', title: 'Public JSON', run: measurePublicJson },
  { name: 'orders', title: 'Orders', run: measureOrders },
  { name: 'memory', title: 'Memory', run: measureMemory },
  { name: 'browser', title: 'Weight and clicks in Chromium', run: measureBrowser },
  { name: 'lighthouse', title: 'Lighthouse', run: measureLighthouse },
  { name: 'growth', title: 'A shop that has grown', isLong: true, run: measureGrowth },
]
