import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { Edition } from '../settings/edition'
import { PostcodesSection } from './postcodes-section'

interface DeliveryStepProps {
  shop: ShopView
  onSaved: () => void
  isOwner: boolean
}

/** Where is delivered so far, and more at once. What it costs is the owner's alone. */
export function DeliveryStep({ shop, onSaved, isOwner }: DeliveryStepProps) {
  const words = useWords('setup')
  const served = shop.zones.map(({ postcode }) => postcode).join(' ')
  return (
    <>
      <p className="mb-4 font-semibold">{served ? fill(words.served, { postcodes: served }) : words.servedNowhere}</p>
      {isOwner && (
        <>
          {/* Opened anew with every list: what is typed is added to those that stand there. */}
          <Edition key={served} shop={shop} onSaved={onSaved}>
            {(opened) => <PostcodesSection zones={opened.zones} />}
          </Edition>
          <Link href="/admin/settings" className="inline-flex min-h-12 items-center underline underline-offset-4">
            {words.toZones}
          </Link>
        </>
      )}
    </>
  )
}
