import { createServer, type Server } from 'node:net'

import { environment } from '../../lib/platform/process/env'
import { freePorts, listen } from '../launch/ports'

const SETTINGS = Object.entries(environment.shape).filter(([name]) => /(^|_)PORT$/.test(name))

/** A free port for every setting that names one: a shop that runs on this machine has the usual ones. */
export async function ownPorts(): Promise<Record<string, string>> {
  const ports = await freePorts(SETTINGS.length)
  return Object.fromEntries(SETTINGS.map(([name], index) => [name, String(ports[index])]))
}

/**
 * Holds the usual ports, those of them that are free, so that a fixture that forgets one of its own fails on every
 * machine and not only beside a running shop. @returns frees them
 */
export async function takeUsualPorts(): Promise<() => Promise<void>> {
  const usual = SETTINGS.map(([, setting]) => Number(setting.parse(undefined)))
  const servers = usual.flatMap((port) => ['127.0.0.1', '::1'].map((host) => ({ port, host, server: createServer() })))
  const taken = await Promise.allSettled(
    servers.map(async ({ server, ...where }) => {
      await listen(server, where)
      return server.unref()
    }),
  )
  const held = taken.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  return async () => void (await Promise.all(held.map(close)))
}

const close = (server: Server) => new Promise((resolve) => server.close(resolve))

/** As Vitest calls it. */
export { takeUsualPorts as setup }
