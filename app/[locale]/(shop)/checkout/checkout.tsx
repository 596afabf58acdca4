'use client'

import { OtpStep, sendLoginCode } from '@/app/[locale]/(shop)/_account/otp-step'
import { api } from '@/app/_client/api'
import { useCart } from '@/app/_client/cart/cart'
import { useScope } from '@/app/_client/scope'
import { Link } from '@/app/_ui/link'
import { rememberUser } from '@/app/_client/user'
import { fill } from '@/lib/i18n/fill'
import { formatMoment, labelled } from '@/lib/i18n/format'
import { href } from '@/lib/i18n/language'
import { useIsMounted } from '@/app/_client/external-store'
import { payOnline } from '@/lib/orders/payment-methods'
import { formatPrice } from '@/lib/platform/values/money'
import { ButtonLink } from '@/app/_ui/button'
import { orderCode, type WaitingCode } from '../_account/waiting-code'
import { AlreadyPlaced } from './already-placed'
import { CheckoutForm } from './checkout-form'
import type { CheckoutProps } from './amounts'
import { MovedTime } from './new-time'
import { soonestWords } from './soonest-note'
import { useCheckout, type CheckoutState } from './use-checkout'

/** The cart is in browser storage, so there is nothing to render on the server. */
export function Checkout(props: CheckoutProps) {
  return useIsMounted() ? <OpenCheckout {...props} /> : <p className="text-ink-soft text-lg">{props.words.loading}</p>
}

function OpenCheckout(props: CheckoutProps) {
  const cart = useCart()
  const checkout = useCheckout(cart, props)
  const waiting = orderCode.useValue()
  const { words, changeWords, isNewcomer } = props
  if (checkout.isPlaced) return <p className="text-ink-soft text-lg">{words.loading}</p>
  const { placedBefore } = checkout.attempt
  // After login only a used code counts: its order continues, also after a reload.
  const code = waiting && (isNewcomer || waiting.isUsed) ? waiting : null
  return (
    <>
      {placedBefore && <AlreadyPlaced {...props} order={placedBefore} cart={cart} checkout={checkout} />}
      {Object.keys(cart).length > 0 ? (
        <>
          {code && <OrderCode {...{ code, checkout, words }} accountWords={props.accountWords} />}
          {/* Hidden, not unmounted, because the form holds what was typed. */}
          <div hidden={code !== null}>
            {!checkout.isSignedIn && (
              <p className="mb-8">
                {words.knownCustomer} <LogInFirst text={words.logInFirst} />
              </p>
            )}
            <CheckoutForm {...props} cart={cart} checkout={checkout} />
          </div>
        </>
      ) : (
        <div className="py-10">
          <p className="mb-8 text-xl font-bold">{words.emptyCart}</p>
          <ButtonLink href="/menu">{changeWords.toMenu}</ButtonLink>
        </div>
      )}
    </>
  )
}

interface Props extends Pick<CheckoutProps, 'words' | 'accountWords'> {
  code: WaitingCode
  checkout: CheckoutState
}

/** The right code places the order without a further press. */
function OrderCode({ code, checkout, words, accountWords }: Props) {
  const total = formatPrice(checkout.amounts.totalRappen)
  const isOnline = checkout.payment.method === payOnline
  return (
    <section className="rounded-card border-line bg-card mx-auto grid max-w-xl gap-5 border p-6 md:p-8">
      <OtpStep
        waiting={orderCode}
        code={code}
        words={{
          ...accountWords,
          verify: isOnline ? `${words.paying.toPay} · ${total}` : fill(words.verifyAndOrder, { total }),
        }}
        back={words.backToOrder}
        lead={isOnline ? words.paying.codeLead : words.codeLead}
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

function TimeOfOrder({ checkout: { server, shown, time }, words }: Pick<Props, 'checkout' | 'words'>) {
  const { language } = useScope()
  const { soonest } = server.quote ?? {}
  const at = time.requestedFor
    ? formatMoment(new Date(time.requestedFor), language)
    : soonest && soonestWords(soonest, language)
  if (shown.isMoved && shown.shownAt && soonest)
    return <MovedTime change={{ before: shown.shownAt, now: soonest.at }} words={words.newTime} />
  return at && <p className="font-semibold">{labelled(words.facts.time, at, language)}</p>
}

function LogInFirst({ text }: { text: string }) {
  const { prefix } = useScope()
  return (
    <Link
      href={`/login?next=${href(prefix, '/checkout')}`}
      className="inline-block py-1 font-semibold underline underline-offset-4"
    >
      {text}
    </Link>
  )
}
