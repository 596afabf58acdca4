import { alreadyRegisteredMail } from '@/emails/account'
import { violated } from '@/lib/platform/database/database-error'
import { transaction, type Tx } from '@/lib/platform/database/db'
import { findAddress } from '@/lib/mail/shop-details'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentTermsId } from '@/lib/pages/current-texts'
import { folded } from '@/lib/platform/values/folded'
import { startWait } from '@/lib/platform/requests/rate-limit'
import { storeBlockOf } from '@/lib/accounts/block-customer'
import type { Client } from '@/lib/accounts/client'
import { lockAccount, type Account } from '@/lib/accounts/find-account'
import { hashPassword } from '@/lib/accounts/password'
import { expectStrongPassword } from '@/lib/accounts/strong-password'
import type { OrderRegistration, Registration } from '@/lib/accounts/schema'
import { resendSeconds } from './codes'
import { mailCode, limitMailTo, registrationWait, resendWait } from './mail-code'
import { type Registered, findWaiting, isOwnRegistration, clientHash, type RegisteredBy } from './own-registration'

/**
 * New, waiting and registered addresses get the same answer. Within a minute of a mail, another client's registration
 * stays, because its code is on its way.
 */
export function register(input: Registration, client: Client, now = new Date()): Promise<Registered> {
  return enrol(input, { client, isOrdering: false, now })
}

/** The code also signs in: a registered customer gets one too, and the password is optional. */
export function registerForOrder(input: OrderRegistration, client: Client, now = new Date()): Promise<Registered> {
  return enrol(input, { client, isOrdering: true, now })
}

interface RegistrationContext {
  client: Client
  isOrdering: boolean
  now: Date
}

async function enrol(input: OrderRegistration, { client, isOrdering, now }: RegistrationContext): Promise<Registered> {
  const { email, firstname, lastname, password } = input
  if (password) await expectStrongPassword(password, [email, firstname, lastname])
  const wait = await registrationWait(email, isOrdering ? 'order' : 'registration')
  const isMailed = wait === 0
  if (isMailed) await limitMailTo(email)
  const passwordHash = password ? await hashPassword(password) : null
  const own = { email, firstname, lastname, passwordHash }
  const termsId = await currentTermsId(client.language)
  const newcomer = { ...own, language: client.language, termsId, isMailed, isOrdering, client }
  const write = () => transaction((tx) => save(tx, newcomer, now))
  await write().catch((error: unknown) => {
    // Registered twice at once: now the account is there.
    if (violated(error) === 'users_email_key') return write()
    throw error
  })
  if (!isMailed) return { resendIn: wait, own }
  const waits = isOrdering ? (['verify_email', 'sign_in'] as const) : (['verify_email'] as const)
  await Promise.all(waits.map((purpose) => startWait(resendWait(purpose), folded(email), resendSeconds)))
  return { resendIn: resendSeconds, own }
}

interface Newcomer extends Pick<Account, 'email' | 'firstname' | 'lastname' | 'passwordHash' | 'language'> {
  termsId: number
  isMailed: boolean
  isOrdering: boolean
  client: Client
}

async function save(tx: Tx, newcomer: Newcomer, now: Date): Promise<void> {
  const account = await lockAccount(tx, newcomer.email)
  if (account && (account.verifiedAt || account.disabledAt)) return greetRegistered(tx, { account, newcomer, now })
  const { isMailed, isOrdering: _, client, ...person } = newcomer
  const waiting = account ? await findWaiting(tx, account.id) : null
  // The code on its way was mailed for the earlier registration.
  if (account && !isMailed && isOfOtherClient(waiting, client)) return contest(tx, account.id)
  const data = { ...person, termsAcceptedAt: now, country: 'CH' }
  const { id } = account
    ? await tx.user.update({ where: { id: account.id }, data, select: { id: true } })
    : await tx.user.create({ data, select: { id: true } })
  await storeBlockOf(tx, { id, email: person.email })
  const registration = { passwordHash: null, ...registeredBy(waiting, client) }
  if (isMailed) await mailCode(tx, { ...person, id }, { purpose: 'verify_email', registration, client, now })
}

function isOfOtherClient(waiting: RegisteredBy | null, client: Client): boolean {
  return waiting !== null && !isOwnRegistration(waiting, client)
}

function registeredBy(waiting: RegisteredBy | null, client: Client): RegisteredBy {
  return {
    registeredFrom: clientHash(client),
    contested: isOfOtherClient(waiting, client) || (waiting?.contested ?? false),
  }
}

async function contest(tx: Tx, userId: string): Promise<void> {
  await tx.oneTimeCode.updateMany({ where: { userId, purpose: 'verify_email' }, data: { contested: true } })
}

interface Meeting {
  account: Account
  newcomer: Newcomer
  now: Date
}

/** Nothing about a confirmed account changes before its owner has used a code. */
async function greetRegistered(tx: Tx, { account, newcomer, now }: Meeting): Promise<void> {
  const { passwordHash, isMailed, isOrdering, client } = newcomer
  const { id: userId, role, disabledAt } = account
  if (disabledAt || (account.passwordHash && !isOrdering) || role !== 'customer') {
    return isMailed ? mailOwner(tx, account) : undefined
  }
  const isAdopting = account.passwordHash === null && passwordHash !== null
  if (isMailed && !isAdopting) return mailCode(tx, account, { purpose: 'sign_in', client, now })
  if (!isAdopting) return
  const waiting = await findWaiting(tx, userId)
  const registration = { passwordHash, ...registeredBy(waiting, client) }
  if (isMailed) return mailCode(tx, account, { purpose: 'verify_email', registration, client, now })
  if (isOfOtherClient(waiting, client)) return contest(tx, userId)
  await tx.oneTimeCode.updateMany({ where: { userId, purpose: 'verify_email' }, data: { passwordHash } })
}

async function mailOwner(tx: Tx, account: Account): Promise<void> {
  await queueMail(tx, alreadyRegisteredMail(await findAddress(tx, account, account.language)))
}
