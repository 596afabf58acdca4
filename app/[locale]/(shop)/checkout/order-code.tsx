import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { rememberUser } from '@/app/_client/user'
import { formatPrice } from '@/lib/platform/money'
import { fill } from '@/lib/i18n/fill'
import { labelled } from '@/lib/i18n/labelled'
import { OtpStep } from '../_account/otp-step'
import { sendLoginCode } from '../_account/send-codes'
import { orderCode, type WaitingCode } from '../_account/waiting-code'
import type { CheckoutProps } from './checkout-props'
import { LogInFirst } from './log-in-first'
import { MovedTime } from './new-time'
import { momentWords, soonestWords } from './time-choice'
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
      <TimeOfOrder checkout={checkout} words={words} />
      <p className="text-ink-soft text-sm">
        {words.noCode} <LogInFirst text={words.logInFirst} />
      </p>
    </section>
  )
}

/** The form with its time is hidden behind the code. */
function TimeOfOrder({ checkout: { server, shown, time }, words }: Pick<Props, 'checkout' | 'words'>) {
  const { language } = useScope()
  const { soonest } = server.quote ?? {}
  const at = time.requestedFor
    ? momentWords(new Date(time.requestedFor), language)
    : soonest && soonestWords(soonest, language)
  if (shown.isMoved && soonest)
    return <MovedTime change={{ before: shown.shownAt, now: soonest.at }} words={words.newTime} />
  return at && <p className="font-semibold">{labelled(words.facts.time, at, language)}</p>
}
