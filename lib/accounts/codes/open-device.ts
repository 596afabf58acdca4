import type { Client } from '@/lib/accounts/client'
import { findAccountById, type Account } from '@/lib/accounts/find-account'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { keyedHash, matchesKeyedHash } from '@/lib/platform/process/secrets'
import { uuid } from '@/lib/platform/values/text'
import { expectCode, redeem } from './use-code'

/** As long as mails to one address are counted: while strangers use them up, one that has come is still good. */
const linkMinutes = 60

type Owner = Pick<Account, 'id' | 'passwordHash'>

/** For a mail. No number of tries guesses it, and a new password ends it. */
export function deviceToken(account: Owner, now: Date): string {
  const until = String(now.getTime() + linkMinutes * 60_000)
  return [account.id, until, keyedHash(ofLink(account, until))].join('.')
}

export interface Opening {
  email?: string | undefined
  otp?: string | undefined
  token?: string | undefined
}

/** Returns whose device it is from then on, by the code of a forgotten password or its mail's link. */
export async function openDevice(
  { email = '', otp = '', token }: Opening,
  { client, now = new Date() }: { client: Client; now?: Date },
): Promise<string> {
  if (token !== undefined) return ownerOf(token, now)
  const found = await expectCode({ email, otp, client }, ['reset_password'], now)
  return redeem(found, async (_tx, userId) => userId)
}

async function ownerOf(token: string, now: Date): Promise<string> {
  const [id = '', until = '', hash = ''] = token.split('.')
  const account = uuid.test(id) && Number(until) > now.getTime() ? await findAccountById(db(), id) : null
  const isRight = account && !account.disabledAt && matchesKeyedHash(hash, ofLink(account, until))
  if (!isRight) throw new Refusal('link_invalid')
  return account.id
}

function ofLink({ id, passwordHash }: Owner, until: string): string {
  return `open device:${id}:${until}:${passwordHash}`
}
