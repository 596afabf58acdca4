import { api, ApiRefusal } from '@/app/_client/api'
import { waitSeconds } from './resend-code'
import { sentTo, type WaitingCodes } from './waiting-code'

export function resendRegistrationCode(email: string): Promise<unknown> {
  return api('POST user/resend-otp', { body: { email } })
}

export function sendLoginCode(email: string): Promise<unknown> {
  return api('POST user/send-login-code', { body: { email } })
}

/** Asks for a code and waits for it; that it is too soon for one means that a code is on its way already. */
export async function askFor(
  waiting: WaitingCodes,
  email: string,
  send: (email: string) => Promise<unknown>,
): Promise<void> {
  const wait = await send(email).then(
    () => waitSeconds,
    (error: unknown) => {
      if (error instanceof ApiRefusal && error.code === 'resend_too_soon') return error.retryAfterSeconds ?? waitSeconds
      throw error
    },
  )
  waiting.write(sentTo(email, wait))
}
