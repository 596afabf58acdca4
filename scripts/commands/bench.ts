import { runBench } from '../bench/run-bench'
import type { Running } from '../bootstrap/running.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'

/**
 * npm run bench: the shop beside floors that are built for the occasion, as ratios. `-- --growth` adds the chapters
 * about a shop that has grown (to a million orders, or to `--orders=100000`), `-- --only=orders,pages` runs those
 * chapters alone. What is slow is told, not failed.
 */
export function command(running: Running, options: string[]) {
  return runBench(running, addTemporaryFolder(running), options)
}
