import { measureBrowser } from './chapters/browser'
import { measureGrowth } from './chapters/growth'
import { measureLighthouse } from './chapters/lighthouse'
import { measureMemory } from './chapters/memory'
import { measureOrders } from './chapters/orders'
import { measurePages } from './chapters/pages'
import { measurePublicJson } from './chapters/public-json'
import { measureStart } from './chapters/start'
import { measureTwoProcesses } from './chapters/two-processes'
import type { Bench } from './run-bench'
import type { Row } from './table'

/** In this order, because memory under load is what the chapters before it have caused. */
export const CHAPTERS: { name: string; title: string; isLong?: boolean; run: (bench: Bench) => Promise<Row[]> }[] = [
  { name: 'start', title: 'Starting', run: measureStart },
  { name: 'pages', title: 'Public pages', run: measurePages },
  { name: 'json', title: 'Public JSON', run: measurePublicJson },
  { name: 'orders', title: 'Orders', run: measureOrders },
  { name: 'two', title: 'Two processes', run: measureTwoProcesses },
  { name: 'memory', title: 'Memory', run: measureMemory },
  { name: 'browser', title: 'Weight and clicks in Chromium', run: measureBrowser },
  { name: 'lighthouse', title: 'Lighthouse', run: measureLighthouse },
  { name: 'growth', title: 'A shop that has grown', isLong: true, run: measureGrowth },
]
