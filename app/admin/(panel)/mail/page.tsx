import { inWireNames } from '@/app/api/v1/http/wire'
import { fill } from '@/lib/i18n/fill'
import { formatDateTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findMailTrouble, type MailTrouble } from '@/lib/mail/mail-trouble'
import { findMailSettings, type MailSettings, problemInWords } from '@/lib/shop/mail-server/find-mail-settings'
import { mailSettingsView } from '@/lib/shop/mail-server/schema'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { PlainPage, Card } from '../../_ui/plain-page'
import { ReplyTo } from './reply-to'
import { ServerSection, TestMail } from './server-section'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('mail')

export default staffPage('mail', MailPage, { clientWords: ['mail', 'settings'] })

async function MailPage({ caller, language, admin }: View<'mail'>) {
  const [found, shop, trouble] = await Promise.all([findMailSettings(caller), findShop(), findMailTrouble()])
  return (
    <PlainPage title={admin.mail.title}>
      <div className="flex max-w-3xl flex-col gap-5">
        <PresentMail settings={found} {...{ trouble, language }} />
        <ReplyTo shop={inWireNames(shopView, shop)} />
        <ServerSection settings={inWireNames(mailSettingsView, found)} />
      </div>
    </PlainPage>
  )
}

interface Props {
  settings: MailSettings
  trouble: MailTrouble | null
  language: Language
}

function PresentMail({ settings, trouble, language }: Props) {
  const words = texts(language).admin.mail
  const { source, sender, replyTo, givenServer, own } = settings
  const server = source === 'environment' ? givenServer : own
  return (
    <Card title={words.present}>
      <p className="max-w-prose wrap-anywhere">{fill(words.sources[source], { ...server })}</p>
      {source === 'shop' && own && (
        <p className="text-ink-soft">{fill(words.since, { time: formatDateTime(own.activeSince, language) })}</p>
      )}
      <dl className="my-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
        <dt className="text-ink-soft">{words.from}</dt>
        <dd className="wrap-anywhere">{`${sender.name} <${sender.address}>`.trim()}</dd>
        <dt className="text-ink-soft">{words.replyTo}</dt>
        <dd className="wrap-anywhere">{replyTo || sender.address}</dd>
      </dl>
      <p className="text-ink-soft max-w-prose text-sm">
        {[settings.isNameGiven ? words.nameGiven : words.nameIsShops, settings.isAddressGiven && words.addressGiven]
          .filter(Boolean)
          .join(' ')}
      </p>
      {own?.isPasswordLost && <Warning text={words.passwordLost} />}
      {trouble && (
        <Warning
          text={`${fill(
            words.waiting,
            { count: trouble.waiting, time: formatDateTime(trouble.since, language) },
            language,
          )} ${problemInWords(trouble.problem, words)}`}
        />
      )}
      <TestMail />
    </Card>
  )
}

function Warning({ text }: { text: string }) {
  return <p className="rounded-field bg-fault text-ink mt-4 max-w-prose px-4 py-3 font-semibold">{text}</p>
}
