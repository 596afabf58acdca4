import type { BackupRun } from '@/lib/generated/prisma/client'
import { db } from '../database/db'

/** What is read of the last backup and of the last drill; the commands note them. */
export async function ofBackupRuns(read: (run: BackupRun) => number): Promise<Record<string, number>> {
  const runs = await db().backupRun.findMany()
  return Object.fromEntries(runs.map((run) => [run.kind, read(run)]))
}
