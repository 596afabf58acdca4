import { z } from 'zod'
import { typedPassword } from '@/lib/accounts/typed-password'
import { line } from '@/lib/platform/text'

export function typedTotp() {
  return line(40).meta({ description: 'Six digits of the authenticator app, or a recovery code' })
}

export const ownPassword = z.object({ password: typedPassword() }).meta({ id: 'OwnPassword' })

export const totpBody = z.object({ totp: typedTotp() }).meta({ id: 'SecondFactorCode' })

export const newFactor = z
  .object({
    secret: z.string().meta({ description: 'Base32, for an app that reads no QR code; answered once' }),
    uri: z.string().meta({ description: 'What the QR code says' }),
  })
  .meta({ id: 'NewSecondFactor' })

export const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: 'Each is good once, in place of a code' }) })
  .meta({ id: 'RecoveryCodes' })

export const policyBody = z.object({ required: z.boolean() }).meta({ id: 'SecondFactorPolicy' })
