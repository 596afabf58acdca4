import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from './env'

export interface DiskSpace {
  freeBytes: number
  /** Without what is kept for the system: free and used together. */
  sizeBytes: number
  /** Whether the embedded PostgreSQL keeps its data there; any other database lies where this program cannot look. */
  holdsDatabase: boolean
}

const leastFreeShare = 0.1

/** Of the disk of DATA_DIR, or of the program itself where that folder was never made; null where nobody says. */
export async function findDiskSpace(folder = env().DATA_DIR): Promise<DiskSpace | null> {
  try {
    const { bavail, bfree, blocks, bsize } = await statfs(existsSync(folder) ? folder : '.')
    const size = blocks - bfree + bavail
    const holdsDatabase = existsSync(join(folder, 'postgres', 'postmaster.pid'))
    return size > 0 ? { freeBytes: bavail * bsize, sizeBytes: size * bsize, holdsDatabase } : null
  } catch {
    return null
  }
}

export function isAlmostFull({ freeBytes, sizeBytes }: Pick<DiskSpace, 'freeBytes' | 'sizeBytes'>): boolean {
  return freeBytes < sizeBytes * leastFreeShare
}
