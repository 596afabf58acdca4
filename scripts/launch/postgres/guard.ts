import { spawn } from 'node:child_process'

/**
 * Ends PostgreSQL even when this process is killed without a chance to do it: a shell waits for the end of a pipe
 * that nobody writes to, and the system closes the pipe when this process is gone.
 * @returns calls the guard off
 */
export function endWithThisProcess(pid: number | undefined): () => void {
  if (pid === undefined) return () => {}
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return () => guard.kill()
}
