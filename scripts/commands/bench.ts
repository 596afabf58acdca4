import { runBench } from '../bench/run-bench'
import type { Running } from '../bootstrap/running.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'

/**
 * npm run bench: the shop beside a bare Next that is built for the occasion, as ratios. `-- --growth` adds a shop with
 * years behind it (a million orders, or `--orders=100000`), `-- --only=orders,pages` runs those chapters alone. What is
 * slow fails nothing.
 */
export function command(running: Running, options: string[]) {
  return runBench(running, addTemporaryFolder(running), options)
}
