import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type Account = { uid: number; gid: number; name: string }

/** PostgreSQL refuses to run as root; then it runs as an account that every system has. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return accountNamed('postgres') ?? accountNamed('_postgres') ?? accountNamed('nobody')
}

/** Asks the kernel instead of reading mode bits: access lists and mounts count too. */
export function canReach(account: Account | undefined, way: 'r' | 'w' | 'x', path: string) {
  const tested = spawnSync('/bin/sh', ['-c', `test -${way} "$1"`, 'sh', path], { cwd: '/', ...identity(account) })
  return tested.status === 0
}

export function identity(account: Account | undefined) {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

function accountNamed(name: string): Account | undefined {
  if (!existsSync('/etc/passwd')) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':').map(Number)
  // macOS gives this account's id as -2; setuid takes the same bits as an unsigned number.
  return uid === undefined || gid === undefined ? undefined : { uid: uid >>> 0, gid: gid >>> 0, name }
}
