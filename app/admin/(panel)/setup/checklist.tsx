'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { Link } from '@/app/_ui/link'
import { SettingsForm } from '@/app/admin/(panel)/settings/settings-form'
import { fill } from '@/lib/i18n/fill'
import type { Setup } from '@/lib/shop/setup/setup'
import { setupSteps, type SetupStep } from '@/lib/shop/setup/setup-steps'
import type { ShopView } from '@/lib/shop/schema'
import { isOwners } from '@/lib/shop/settings/setting-fields'
import { useWords } from '../../_client/admin-words'
import { KitchenHoursForm } from '../settings/hours-form'
import { SettingControls, typedSettings } from '../settings/setting-control'
import { Edition } from '../settings/settings-form'
import type { Kind } from './kind-names'
import { MenuStep } from './menu-step'
import { PostcodesSection } from './postcodes-section'
import { OpenStep, Step, LinkStep, TestOrderStep } from './step'

interface ChecklistProps {
  setup: Setup
  shop: ShopView
  isOwner: boolean
  kinds: Kind[]
}

/** One step is open at a time: the first missing one, or the one that was clicked. */
export function Checklist({ setup, shop, isOwner, kinds }: ChecklistProps) {
  const words = useWords('setup')
  const router = useRouter()
  const [chosen, setChosen] = useState<SetupStep | null>(null)
  const shown = chosen ?? setup.missing[0]

  function goOn() {
    setChosen(null)
    router.refresh()
  }

  const edited = { shop, onSaved: goOn }
  const insides: Record<SetupStep, ReactNode> = {
    identity: <Edition {...edited}>{() => <IdentitySection isOwner={isOwner} />}</Edition>,
    hours: <Edition {...edited}>{(opened) => <KitchenHoursForm shop={opened} />}</Edition>,
    delivery: <DeliveryStep {...edited} isOwner={isOwner} />,
    menu: <MenuStep kinds={kinds} onSaved={() => router.refresh()} />,
    allergens: <LinkStep href="/admin/declarations" label={words.toDeclarations} />,
    alcohol: <LinkStep href="/admin/declarations?missing=age" label={words.toAges} />,
    mail: isOwner && <LinkStep href="/admin/mail" label={words.toMail} />,
    imprint: <LinkStep href="/admin/texts" label={words.toTexts} />,
    look: <LinkStep href="/admin/look" label={words.toLook} />,
    texts: <LinkStep href="/admin/texts" label={words.toTexts} />,
    payment: isOwner && <LinkStep href="/admin/payments-online" label={words.toPaymentsOnline} />,
    device: <LinkStep href="/admin/devices" label={words.toDevices} />,
    test_order: <TestOrderStep />,
  }
  const done = setupSteps.length - setup.missing.length
  return (
    <>
      <p className="mb-3 font-semibold">{fill(words.progress, { done, all: setupSteps.length })}</p>
      <ol className="flex flex-col gap-3">
        {setupSteps.map((step, index) => (
          <Step
            key={step}
            {...{ step, index }}
            state={setup.steps[step]}
            isShown={step === shown}
            onToggle={() => setChosen(step)}
            onSettled={goOn}
          >
            {insides[step]}
          </Step>
        ))}
      </ol>
      <OpenStep setup={setup} isOwner={isOwner} />
    </>
  )
}

interface DeliveryStepProps {
  shop: ShopView
  onSaved: () => void
  isOwner: boolean
}

/** What delivery costs is the owner's alone. */
function DeliveryStep({ shop, onSaved, isOwner }: DeliveryStepProps) {
  const words = useWords('setup')
  const served = shop.zones.map(({ postcode }) => postcode).join(' ')
  return (
    <>
      <p className="mb-4 font-semibold">{served ? fill(words.served, { postcodes: served }) : words.servedNowhere}</p>
      {isOwner && (
        <>
          {/* The key mounts it again with every saved list. */}
          <Edition key={served} shop={shop} onSaved={onSaved}>
            {(opened) => <PostcodesSection zones={opened.zones} />}
          </Edition>
          <Link href="/admin/settings/areas" className="inline-flex min-h-12 items-center underline underline-offset-4">
            {words.toZones}
          </Link>
        </>
      )}
    </>
  )
}

const identity = ['name', 'streetAddress', 'postcode', 'city', 'phone', 'email', 'ownerName', 'vatNumber'] as const

/** The settings that a new shop cannot do without. */
function IdentitySection({ isOwner }: { isOwner: boolean }) {
  const words = useWords('settings')
  const names = identity.filter((name) => isOwner || !isOwners(name))
  return (
    <SettingsForm title={words.shop} lead={words.shopLead} read={(typed) => typedSettings(typed, names)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SettingControls names={names} />
      </div>
    </SettingsForm>
  )
}
