import { runBench } from '../../bench/run-bench'
import type { Running } from '../bootstrap/running.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'

/** npm run bench [-- --growth] [--orders=100000] [--only=orders,pages]: ratios to a bare Next. */
export function command(running: Running, options: string[]) {
  return runBench(running, addTemporaryFolder(running), options)
}
