import { api, ApiRefusal } from '@/app/_client/api'
import { exactTextOf } from '@/app/_client/form'
import { orderCode, sentTo } from '../_account/waiting-code'
import { billingOfForm } from './billing-of-form'

/** Makes the account of a first order from what its form knows; the code that is mailed then signs in. */
export async function askForOrderCode(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form)
  const { firstname, lastname, contact_email: email } = billingOfForm(data)
  const password = exactTextOf(data, 'password')
  const { resend_in } = await api('POST user/register-to-order', {
    body: { firstname, lastname, email, terms: true, ...(password && { password }) },
  }).catch((error: unknown) => {
    throw atFormFields(error)
  })
  orderCode.write(sentTo(email, resend_in))
}

/** The form's e-mail field has the name of the billing data. */
function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiRefusal) || !error.fieldErrors.email) return error
  const { email, ...others } = error.fieldErrors
  const { code, message, data, retryAfterSeconds } = error
  return new ApiRefusal(code, message, { ...others, contact_email: email }, data, retryAfterSeconds)
}
