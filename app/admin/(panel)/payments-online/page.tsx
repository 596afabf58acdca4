import type { ReactNode } from 'react'
import { inWireNames } from '@/app/api/v1/http/wire'
import { buttonClass } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { formatDateTime } from '@/lib/i18n/format'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { Language } from '@/lib/i18n/language'
import { paymentSettingsView, type PaymentSettingsView } from '@/lib/orders/money/online/schema'
import { findPaymentSettings, type PaymentSettings } from '@/lib/orders/money/online/settings'
import { CallButton } from '../../_ui/call-button'
import { Card, PlainPage } from '../../_ui/plain-page'
import { staffMetadata, staffPage, type View } from '../../_page'
import { CheckKeys, ConnectStripe } from './connect-stripe'
import { OfferForm } from './offer-form'

export const generateMetadata = staffMetadata('payments-online')

export default staffPage('payments-online', PaymentsOnlinePage, { clientWords: ['paymentsOnline'] })

async function PaymentsOnlinePage({ caller, language, admin }: View<'payments-online'>) {
  const found = await findPaymentSettings(caller)
  const settings = inWireNames(paymentSettingsView, found)
  return (
    <PlainPage title={admin.paymentsOnline.title}>
      <div className="flex max-w-3xl flex-col gap-5">
        <Present settings={found} language={language}>
          {settings.provider === 'demo' && (
            <OnlineSwitch settings={settings} words={admin.paymentsOnline} done={admin.shell.saved} />
          )}
        </Present>
        {settings.provider && <OfferForm settings={settings} />}
        <ConnectStripe settings={settings} />
      </div>
    </PlainPage>
  )
}

interface OnlineSwitchProps {
  settings: PaymentSettingsView
  words: AdminTexts['paymentsOnline']
  done: string
}

/** All ways of paying at once; which of them, and for what, is said in the form. */
function OnlineSwitch({ settings, words, done }: OnlineSwitchProps) {
  const { takes_twint, takes_cards, for_pickup, for_delivery, minimum } = settings
  const isOn = takes_twint || takes_cards
  const body = { takes_twint: !isOn, takes_cards: !isOn, for_pickup, for_delivery, minimum }
  return (
    <CallButton
      call={{ route: 'PUT payment-settings/offer', body }}
      label={isOn ? words.switchOff : words.switchOn}
      done={done}
      className={buttonClass(isOn ? 'outline' : 'primary', 'mt-4')}
    />
  )
}

interface PresentProps {
  settings: PaymentSettings
  language: Language
  children: ReactNode
}

function Present({ settings, language, children }: PresentProps) {
  const words = texts(language).admin.paymentsOnline
  const { provider, keys, keysSince, takesTwint, takesCards } = settings
  return (
    <Card title={words.present}>
      <p className="max-w-prose font-semibold">{words.states[stateOf(settings)]}</p>
      {provider && !takesTwint && !takesCards && <p className="mt-2 max-w-prose">{words.offersNothing}</p>}
      {children}
      {keys === 'environment' && <p className="text-ink-soft mt-2 max-w-prose wrap-anywhere">{words.keysGiven}</p>}
      {keysSince && (
        <p className="text-ink-soft mt-2">{fill(words.keysSince, { time: formatDateTime(keysSince, language) })}</p>
      )}
      {keys === 'lost' && (
        <p className="rounded-field bg-fault text-ink mt-4 max-w-prose px-4 py-3 font-semibold">{words.keysLost}</p>
      )}
      {provider === 'stripe' && keys !== 'lost' && <CheckKeys />}
      <p className="mt-4">
        <Link href="/admin/payments" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.toPayments}
        </Link>
      </p>
    </Card>
  )
}

function stateOf({ provider, isLive }: PaymentSettings): 'none' | 'demo' | 'live' | 'test' {
  if (provider !== 'stripe') return provider ?? 'none'
  return isLive ? 'live' : 'test'
}
