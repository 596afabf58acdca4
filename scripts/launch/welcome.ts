import { say } from '../bootstrap/progress.mjs'
import { networkAddress } from './settings'
import type { setUpShop } from './shop'

export async function welcome({ settings, admin, inboxUrl }: Awaited<ReturnType<typeof setUpShop>>) {
  const shop = settings.APP_URL ?? `http://localhost:${settings.PORT}`
  const lines = [`  Shop      ${shop}`, `  Admin     ${shop}/admin  (${admin.email})`]
  if (admin.password)
    lines.push(`  Password  ${admin.password}  (shown this once; "npm run admin:reset" makes another)`)
  if (inboxUrl) lines.push(`  Inbox     ${inboxUrl}${settings.lan ? '  (on this machine only)' : ''}`)
  say(`\n${lines.join('\n')}\n`)
  if (settings.SEED !== 'demo')
    say('  Until the shop is opened guests see only that it opens soon: sign in at Admin, a checklist leads on.\n')
  if (settings.lan) await inviteNetwork(settings.PORT)
  if (settings.lan && inboxUrl)
    say('  Codes for registrations and passwords are read in the inbox, on this machine and nowhere else.\n')
  say('  Ctrl-C ends everything.\n')
}

async function inviteNetwork(port: number) {
  const address = networkAddress()
  if (!address) return say('  This machine is in no network just now.\n')
  const url = `http://${address}:${port}`
  const { renderUnicodeCompact } = await import('uqr')
  say(`  For phones and tablets in this network: ${url}\n\n${renderUnicodeCompact(url)}\n`)
}
