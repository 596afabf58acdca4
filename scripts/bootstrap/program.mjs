import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { inCheckout } from './paths.mjs'
import { Stop } from './stop.mjs'

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number, report?: (line: string) => void }} RunOptions */

/** @type {Set<number>} */
const running = new Set()

/** Ends what `runProgram` waits for, with its descendants, and waits for their end.
 * @param {number} withinMs */
export async function endPrograms(withinMs) {
  for (const pid of running) signalTo(-pid, 'SIGTERM')
  const deadline = Date.now() + withinMs
  while (running.size > 0 && Date.now() < deadline) await sleep(20)
}

/** Prints the program's output only if it fails.
 * @param {string} command @param {string[]} args @param {RunOptions} [options] @returns {Promise<string>} */
export async function runProgram(command, args, options = {}) {
  const { code, output } = await tryProgram(command, args, options)
  if (code === 0) return output
  process.stderr.write(`\n${output.trimEnd()}\n`)
  throw new Stop(`"${[command.split('/').at(-1), ...args].join(' ')}" failed (${code})`)
}

/** @param {string} command @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<{ code: number | string, output: string }>} */
export function tryProgram(command, args, { cwd = inCheckout(), env = process.env, report, ...identity } = {}) {
  return new Promise((resolve) => {
    // A process group of its own: the interruption of a build must reach its workers too.
    const options = { ...identity, cwd, env, detached: true }
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const pid = child.pid ?? 0
    if (pid) running.add(pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        if (report) for (const line of text.split('\n')) if (line.trim()) report(line.trim())
      })
    }
    child.once('error', (error) => resolve({ code: error.message, output }))
    child.once('close', (code, signal) => {
      running.delete(pid)
      resolve({ code: code ?? signal ?? 'unknown', output })
    })
  })
}

/** @param {number} pid of a process, or the negative number of a group @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether it was there */
export function signalTo(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** A program of an installed package, run with this Node.
 * @param {string} script below node_modules @param {string[]} args @returns {[string, string[]]} */
export function packageProgram(script, args) {
  return [process.execPath, [inCheckout('node_modules', script), ...args]]
}
