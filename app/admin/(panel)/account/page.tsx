import { findOwnFactor } from '@/lib/accounts/second-factor/set-up'
import { displayName } from '@/lib/accounts/find-account'
import { Card, PlainPage } from '../../_ui/plain-page'
import { listOwnAlarms } from '@/lib/orders/jobs/subscribe'
import { pushKeys } from '@/lib/orders/jobs/post-push'
import { AlarmSwitch } from './alarm-switch'
import { SecondFactor } from './second-factor'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('account')

export default staffPage('account', AccountPage, { clientWords: ['account'] })

async function AccountPage({ caller, admin }: View<'account'>) {
  const [factor, endpoints] = await Promise.all([findOwnFactor(caller), listOwnAlarms(caller)])
  const { account: words, people } = admin
  return (
    <PlainPage title={words.title}>
      <div className="flex max-w-2xl flex-col gap-5">
        <Card title={displayName(caller, caller.role) || caller.email}>
          <p className="[overflow-wrap:anywhere]">{caller.email}</p>
          <p className="text-ink-soft">
            {words.role}: {people.roles[caller.role]}
          </p>
        </Card>
        <SecondFactor factor={factor} isMissing={caller.needsSecondFactor} />
        <AlarmSwitch endpoints={endpoints} publicKey={pushKeys().publicKey} />
      </div>
    </PlainPage>
  )
}
