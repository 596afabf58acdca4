import { inWireNames } from '@/app/api/v1/http/wire'
import { Admin } from '@/lib/accounts/caller'
import { findDemo } from '@/lib/menu/demo/find-demo'
import { findSetup } from '@/lib/shop/setup/setup'
import { findShop } from '@/lib/shop/queries'
import { shopView } from '@/lib/shop/schema'
import { PlainPage } from '../../_ui/plain-page'
import { Checklist } from './checklist'
import { kindNames } from './kind-names'
import { RemoveDemo } from './remove-demo'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('setup')

export default staffPage('setup', SetupPage, { clientWords: ['settings', 'setup'] })

async function SetupPage({ caller, language, admin }: View<'setup'>) {
  const isOwner = caller instanceof Admin
  const [setup, settings, demo] = await Promise.all([findSetup(caller), findShop(), isOwner ? findDemo(caller) : null])
  const words = admin.setup
  return (
    <PlainPage title={words.title}>
      <p className="mb-5 max-w-prose">{words.lead}</p>
      <Checklist
        setup={setup}
        shop={inWireNames(shopView, settings)}
        isOwner={isOwner}
        kinds={kindNames(settings.languages, language)}
      />
      {demo && <RemoveDemo demo={demo} />}
    </PlainPage>
  )
}
