import { z } from 'zod'
import { newFactor, ownPassword, policyBody, recoveryCodes, totpBody } from '@/lib/accounts/second-factor/schema'
import { operation } from '../http/operation'

const id = z.object({ id: z.guid() })
const tries = { name: 'second-factor', points: 20, seconds: 300 }

export const beginSecondFactor = operation({
  method: 'POST',
  path: 'admin/second-factor',
  caller: 'staff',
  summary: 'Begin the own second factor: a secret for an authenticator app, which counts once a code has confirmed it',
  limit: { caller: tries },
  body: ownPassword,
  answer: newFactor,
  refusals: ['second_factor_on', 'busy'],
})

export const confirmSecondFactor = operation({
  method: 'POST',
  path: 'admin/second-factor/confirm',
  caller: 'staff',
  summary: 'Confirm it with a code of the app; answers the recovery codes, once',
  limit: { caller: tries },
  body: totpBody,
  answer: recoveryCodes,
  message: 'secondFactorOn',
  refusals: ['code_invalid', 'second_factor_on', 'not_found'],
})

export const removeOwnSecondFactor = operation({
  method: 'POST',
  path: 'admin/second-factor/remove',
  caller: 'staff',
  summary: 'Take the own second factor away',
  limit: { caller: tries },
  body: ownPassword,
  answer: z.null(),
  message: 'secondFactorOff',
  refusals: ['not_found', 'busy'],
})

export const removeSecondFactor = operation({
  method: 'POST',
  path: 'users/{id}/remove-second-factor',
  caller: 'admin',
  summary: 'Take away the second factor of somebody whose phone is gone; ends the sessions',
  params: id,
  answer: id,
  message: 'secondFactorOff',
  refusals: ['not_found'],
})

export const requireSecondFactor = operation({
  method: 'PUT',
  path: 'admin/second-factor/policy',
  caller: 'admin',
  summary: 'Whether owners and managers have only the rights of staff until they have a second factor',
  body: policyBody,
  answer: policyBody,
  message: 'saved',
  refusals: ['second_factor_missing'],
})
