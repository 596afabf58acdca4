'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { Setup } from '@/lib/orders/setup/find-setup'
import { setupSteps, type SetupStep } from '@/lib/orders/setup/setup-steps'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { HoursSection } from '../settings/hours-section'
import { Edition } from '../settings/edition'
import { DeliveryStep } from './delivery-step'
import { IdentitySection } from './identity-section'
import type { Kind } from './kind-names'
import { LinkStep } from './link-step'
import { MenuStep } from './menu-step'
import { OpenStep } from './open-step'
import { Step } from './step'
import { TestOrderStep } from './test-order-step'

interface ChecklistProps {
  setup: Setup
  shop: ShopView
  isOwner: boolean
  /** Categories to begin with. */
  kinds: Kind[]
}

/** One step is open at a time: the first that is missing, or the one that somebody wants to see. */
export function Checklist({ setup, shop, isOwner, kinds }: ChecklistProps) {
  const words = useWords('setup')
  const { kitchenHours, kitchenHoursLead } = useWords('settings')
  const router = useRouter()
  const [chosen, setChosen] = useState<SetupStep | null>(null)
  const shown = chosen ?? setup.missing[0]

  function goOn() {
    setChosen(null)
    router.refresh()
  }

  const edited = { shop, onSaved: goOn }
  const insides: Record<SetupStep, ReactNode> = {
    identity: <Edition {...edited}>{(opened) => <IdentitySection shop={opened} isOwner={isOwner} />}</Edition>,
    hours: (
      <Edition {...edited}>
        {(opened) => <HoursSection kind="hours" title={kitchenHours} lead={kitchenHoursLead} spans={opened.hours} />}
      </Edition>
    ),
    delivery: <DeliveryStep {...edited} isOwner={isOwner} />,
    menu: <MenuStep kinds={kinds} onSaved={() => router.refresh()} />,
    look: <LinkStep href="/admin/look" label={words.toLook} />,
    texts: <LinkStep href="/admin/texts" label={words.toTexts} />,
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
