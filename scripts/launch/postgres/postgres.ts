import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { signalTo } from '../../bootstrap/program.mjs'
import { say } from '../../bootstrap/progress.mjs'
import { messageOf, Stop } from '../../bootstrap/stop.mjs'
import { freePort } from '../ports'
import { isRunning, until } from '../process/process-check'
import { endWithThisProcess } from './guard'
import { APP_USER, appPassword, createCluster, DATABASE_USER } from './postgres-cluster'
import { identity, type Account } from './unprivileged'

export type Place = {
  engine: string
  /** Before 17 it has no locale of its own that is the same on every system. */
  isBefore17?: boolean
  dataDir: string
  password: string
  account?: Account
  forTests?: boolean
}

const DURABLE = ['-c', 'fsync=on', '-c', 'synchronous_commit=on']
const FAST_AND_LOOSE = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

/** Nobody is helped by starting for ever what ends for ever. */
const MOST_ENDS = 3
const WITHIN_MS = 60_000
/** How long the children of one that was killed may take to end. */
const LEFTOVER_MS = 30_000

/** Starts PostgreSQL on a free port of the loopback interface, and again on the same where it ends by itself. */
export async function startPostgres(place: Place) {
  const cluster = await createCluster(place)
  await endLeftover(cluster)
  const port = await freePort()
  let isStopping = false
  let running = await launch(place, cluster, port)

  async function keep(): Promise<never> {
    for (let recent: number[] = []; ;) {
      const how = await running.ended
      if (isStopping) return new Promise(() => {})
      const now = performance.now()
      recent = [...recent.filter((at) => now - at < WITHIN_MS), now]
      if (recent.length > MOST_ENDS) throw new Stop(`PostgreSQL ended by itself again and again (${how})`)
      say(`! PostgreSQL ended by itself (${how}): starting it again`)
      running = await launchAgain(place, cluster, port)
      if (isStopping) await running.stop(WITHIN_MS)
    }
  }
  const broken = keep()
  // Whoever waits for it is told.
  broken.catch(() => {})
  return {
    ...databaseUrls(port, place.password),
    /** Never settles but where PostgreSQL is gone for good. */
    broken,
    stop: (withinMs = 5_000) => {
      isStopping = true
      return running.stop(withinMs)
    },
  }
}

/** PostgreSQL itself sees to it that nothing of the one that was killed still runs on the same files. */
async function launchAgain(place: Place, cluster: string, port: number) {
  const deadline = performance.now() + LEFTOVER_MS
  for (;;) {
    try {
      return await launch(place, cluster, port)
    } catch (error) {
      if (performance.now() > deadline) throw new Stop(`PostgreSQL ended by itself. ${messageOf(error)}`)
      await sleep(500)
    }
  }
}

/** It gets its own process group: Ctrl-C in a terminal reaches the whole foreground group, and PostgreSQL must end last. */
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

/** A clock that is shifted for a test run is shifted for its database too. */
function shiftedClock() {
  const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** The database of a shop that runs on this data folder, or undefined. */
export function runningDatabaseUrls({ dataDir, password }: { dataDir: string; password: string }) {
  const cluster = join(dataDir, 'postgres')
  const { pid, port } = lockFile(cluster)
  return isRunning(pid, cluster) && isReady(cluster, pid) ? databaseUrls(port, password) : undefined
}

function programArguments(place: Place, cluster: string, port: number) {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  return [
    '-D',
    cluster,
    ...settings.flatMap((setting) => ['-c', setting]),
    ...(place.forTests ? FAST_AND_LOOSE : DURABLE),
  ]
}

/**
 * After kill -9 of the shop its PostgreSQL still runs, or its lock file names a process that is gone.
 * PostgreSQL itself trusts that number, which another process may have got by now.
 */
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

/** By the word of that process: one that was killed leaves its own behind. */
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

/**
 * SIGINT is PostgreSQL's "fast": open transactions roll back, nothing waits for clients. SIGQUIT ends it like a crash,
 * which the next start recovers from.
 */
async function stop(child: ChildProcess, ended: Promise<unknown>, withinMs: number) {
  child.kill('SIGINT')
  const timeout = setTimeout(() => child.kill('SIGQUIT'), withinMs)
  await ended
  clearTimeout(timeout)
}

function lastLine(file: string) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? 'no word in its log'
}
