import type { TestProject } from 'vitest/node'

import { startMailCatcher } from '../mail/mail-catcher'
import { startTestDatabase } from './test-database'

/** One PostgreSQL and one mailbox for the whole run; every test file gets a fresh copy of the migrated database. */
export default async function setup(project: TestProject) {
  const database = await startTestDatabase()
  const mail = await startMailCatcher()
  project.provide('databaseServer', database.adminUrl)
  project.provide('appDatabaseServer', database.appUrl)
  project.provide('smtpUrl', mail.smtpUrl)
  project.provide('inboxUrl', mail.inboxUrl)
  return async () => {
    await mail.stop()
    await database.stop()
  }
}
