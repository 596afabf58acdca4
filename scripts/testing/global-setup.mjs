import { ensureBundles, ensurePrismaClient } from '../launch/build.mjs'
import { startMailCatcher } from '../mail/mail-catcher.mjs'
import { startTestDatabase } from './test-database.mjs'

/** One PostgreSQL and one mailbox for the whole run; every test file gets a fresh copy of the migrated database.
 * @param {import('vitest/node').TestProject} project */
export default async function setup(project) {
  await ensurePrismaClient()
  await ensureBundles()
  const database = await startTestDatabase()
  const mail = await startMailCatcher({ host: '127.0.0.1', smtpPort: 0, inboxPort: 0 })
  project.provide('databaseServer', database.url)
  project.provide('smtpUrl', mail.smtpUrl)
  project.provide('inboxUrl', mail.inboxUrl)
  return async () => {
    await mail.stop()
    await database.stop()
  }
}
