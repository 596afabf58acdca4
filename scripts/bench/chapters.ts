import { measureBackup } from './chapters/backup'
import { measureBrowser } from './chapters/browser'
import { measureGrowth } from './chapters/growth'
import { measureLighthouse } from './chapters/lighthouse'
import { measureMemory } from './chapters/memory'
import { measureMenu } from './chapters/menu'
import { measureOrders } from './chapters/orders'
import { measurePages } from './chapters/pages'
import { measurePublicJson } from './chapters/public-json'
import { measureReports } from './chapters/reports'
import { measureStart } from './chapters/start'
import { measureTwoProcesses } from './chapters/two-processes'
import type { Bench, ShopAlone } from './run-bench'
import type { Row } from './table'

interface Named {
  name: string
  title: string
}

type Chapter = Named &
  (
    | { isLong?: false; run: (bench: Bench) => Promise<Row[]> }
    /** Beside itself only, with years behind it: asked for by its name. */
    | { isLong: true; run: (bench: ShopAlone) => Promise<Row[]> }
  )

/** In this order, because memory under load is what the chapters before it have caused. */
export const CHAPTERS: Chapter[] = [
  { name: 'start', title: 'Starting', run: measureStart },
  { name: 'pages', title: 'Public pages', run: measurePages },
  { name: 'json', title: 'Public JSON', run: measurePublicJson },
  { name: 'orders', title: 'Orders', run: measureOrders },
  { name: 'two', title: 'Two processes', run: measureTwoProcesses },
  { name: 'memory', title: 'Memory', run: measureMemory },
  { name: 'browser', title: 'Weight and clicks in Chromium', run: measureBrowser },
  { name: 'lighthouse', title: 'Lighthouse', run: measureLighthouse },
  { name: 'growth', title: 'A shop that has grown', isLong: true, run: measureGrowth },
  { name: 'reports', title: 'Reports of a year', isLong: true, run: measureReports },
  { name: 'menu', title: 'A menu that has grown', isLong: true, run: measureMenu },
  { name: 'backup', title: 'A backup of 100 000 orders', isLong: true, run: measureBackup },
]
