import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { signalTo } from '../../bootstrap/program.mjs'
import { say } from '../../bootstrap/progress.mjs'
import { messageOf, Stop } from '../../bootstrap/stop.mjs'
import { freePorts } from '../ports'
import { isRunning, until } from '../process/process-check'
import { APP_USER, appPassword, createCluster, DATABASE_USER, type Place } from './postgres-cluster'
import { identity } from './unprivileged'

const DURABLE = ['-c', 'fsync=on', '-c', 'synchronous_commit=on']
const FAST_AND_LOOSE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

const ENOUGH_MEMORY = 8 * 1024 ** 3

const MOST_ENDS = 3
const WITHIN_MS = 60_000
const LEFTOVER_MS = 30_000

const forever = new Promise<never>(() => {})

export async function startPostgres(place: Place) {
  const cluster = await createCluster(place)
  await endLeftover(cluster)
  const [port = 0] = await freePorts(1)
  let isStopping = false
  let launching = launch(place, cluster, port)
  await launching

  async function keep(): Promise<never> {
    for (let recent: number[] = []; ;) {
      const how = await (await launching).ended
      if (isStopping) return forever
      const now = performance.now()
      recent = [...recent.filter((at) => now - at < WITHIN_MS), now]
      if (recent.length > MOST_ENDS) throw new Stop(`PostgreSQL ended by itself again and again (${how})`)
      say(`! PostgreSQL ended by itself (${how}): starting it again`)
      launching = launchAgain({ place, cluster, port }, () => isStopping)
    }
  }
  const broken = keep().catch((error: unknown) => (isStopping ? forever : Promise.reject(error)))
  broken.catch(() => {})
  return {
    ...databaseUrls(port, place.password),
    /** Rejects when PostgreSQL is gone for good; otherwise never settles. */
    broken,
    /** Also of one that is being started again: customers may have it back before we know of it. */
    stop: async (withinMs = 5_000) => {
      isStopping = true
      const running = await launching.catch(() => null)
      await running?.stop(withinMs)
    },
  }
}

interface Launch {
  place: Place
  cluster: string
  port: number
}

/** PostgreSQL itself refuses while processes of the killed one still use the files. */
async function launchAgain({ place, cluster, port }: Launch, isStopping: () => boolean) {
  const deadline = performance.now() + LEFTOVER_MS
  for (;;) {
    try {
      return await launch(place, cluster, port)
    } catch (error) {
      if (performance.now() > deadline || isStopping())
        throw new Stop(`PostgreSQL ended by itself. ${messageOf(error)}`)
      await sleep(500)
    }
  }
}

/** A process group of its own: Ctrl-C reaches the whole foreground group, and PostgreSQL must end last. */
async function launch(place: Place, cluster: string, port: number) {
  const log = join(place.dataDir, 'postgres.log')
  const output = openSync(log, 'a', 0o600)
  const child = spawn(join(place.engine, 'bin', 'postgres'), programArguments(place, cluster, port), {
    cwd: cluster,
    detached: true,
    stdio: ['ignore', output, output],
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin', ...(place.forTests && shiftedClock()) },
    ...identity(place.account),
  })
  closeSync(output)
  const release = endWithThisProcess(child.pid)
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(String(signal ?? code)))
    child.once('error', (error) => resolve(error.message))
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  await until(() => isReady(cluster, child.pid) || isOver(), 60_000)
  if (isOver() || !isReady(cluster, child.pid)) {
    release()
    throw new Stop(`PostgreSQL did not start: ${lastLine(log)} (see ${log})`)
  }
  void ended.then(release)
  return { ended, stop: (withinMs: number) => stop(child, ended, withinMs) }
}

function shiftedClock() {
  const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

export function runningDatabaseUrls({ dataDir, password }: { dataDir: string; password: string }) {
  const cluster = join(dataDir, 'postgres')
  const { pid, port } = lockFile(cluster)
  return isRunning(pid, cluster) && isReady(cluster, pid) ? databaseUrls(port, password) : undefined
}

function programArguments(place: Place, cluster: string, port: number) {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  // The default price of reading by an index is that of a spinning disk.
  const costs = ['random_page_cost=1.1', ...(totalmem() >= ENOUGH_MEMORY ? ['shared_buffers=512MB'] : [])]
  return [
    '-D',
    cluster,
    ...[...settings, ...costs].flatMap((setting) => ['-c', setting]),
    ...(place.forTests ? FAST_AND_LOOSE : DURABLE),
  ]
}

/** After kill -9 PostgreSQL still runs, or its lock file names a process number that another program may have. */
async function endLeftover(cluster: string) {
  const { pid } = lockFile(cluster)
  if (isRunning(pid, cluster)) {
    signalTo(pid, 'SIGINT')
    const isGone = await until(() => !isRunning(pid, cluster), 10_000)
    if (!isGone) throw new Stop(`PostgreSQL of an earlier start (process ${pid}) still runs on ${cluster}`)
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Lines of postmaster.pid: process, folder, start, port, … and, as the eighth, the state. */
function lockFile(cluster: string) {
  const file = join(cluster, 'postmaster.pid')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() }
}

/** A killed process leaves its file behind, so the process must match. */
function isReady(cluster: string, process: number | undefined) {
  const { pid, state } = lockFile(cluster)
  return pid === process && state === 'ready'
}

function databaseUrls(port: number, password: string) {
  const place = `127.0.0.1:${port}/${DATABASE_USER}`
  return {
    adminUrl: `postgresql://${DATABASE_USER}:${password}@${place}`,
    appUrl: `postgresql://${APP_USER}:${appPassword(password)}@${place}`,
  }
}

/** SIGINT rolls open transactions back without waiting for clients; SIGQUIT ends it like a crash. */
async function stop(child: ChildProcess, ended: Promise<unknown>, withinMs: number) {
  child.kill('SIGINT')
  const timeout = setTimeout(() => child.kill('SIGQUIT'), withinMs)
  await ended
  clearTimeout(timeout)
}

function lastLine(file: string) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? 'no word in its log'
}

/** Ends PostgreSQL even when this process is killed, which closes the pipe. Returns how to call it off. */
function endWithThisProcess(pid: number | undefined): () => void {
  if (pid === undefined) return () => {}
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return () => guard.kill()
}
