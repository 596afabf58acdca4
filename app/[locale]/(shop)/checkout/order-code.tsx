import { api } from '@/app/_client/api'
import { rememberUser } from '@/app/_client/user'
import { formatPrice } from '@/lib/platform/money'
import { fill } from '@/lib/i18n/fill'
import { OtpStep } from '../_account/otp-step'
import { sendLoginCode } from '../_account/send-codes'
import { orderCode, type WaitingCode } from '../_account/waiting-code'
import type { CheckoutProps } from './checkout-props'
import { LogInFirst } from './log-in-first'
import type { CheckoutState } from './use-checkout'

interface Props extends Pick<CheckoutProps, 'words' | 'accountWords'> {
  code: WaitingCode
  checkout: CheckoutState
}

/** The last step of a first order: with the right code it is placed, and there is nothing else to press. */
export function OrderCode({ code, checkout, words, accountWords }: Props) {
  const total = formatPrice(checkout.amounts.totalRappen)
  return (
    <section className="rounded-card border-line bg-card mx-auto grid max-w-xl gap-5 border p-6 md:p-8">
      <OtpStep
        waiting={orderCode}
        code={code}
        words={{ ...accountWords, verify: fill(words.verifyAndOrder, { total }) }}
        back={words.backToOrder}
        lead={words.codeLead}
        verify={async (body) => {
          const { user } = await api('POST user/login-with-code', { body })
          rememberUser(user)
          return words.placing
        }}
        resend={sendLoginCode}
        onBack={() => orderCode.write(null)}
        onUsed={checkout.placeNow}
        pauseMs={0}
      />
      <p className="text-ink-soft text-sm">
        {words.noCode} <LogInFirst text={words.logInFirst} />
      </p>
    </section>
  )
}
