'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { textOf } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import { SettingsForm } from '@/app/admin/(panel)/settings/settings-form'
import { fill } from '@/lib/i18n/fill'
import type { Setup } from '@/lib/shop/setup/find-setup'
import { setupSteps, type SetupStep } from '@/lib/shop/setup/setup-steps'
import type { ShopView } from '@/lib/shop/schema'
import { useWords } from '../../_client/admin-words'
import { HoursSection } from '../settings/hours-section'
import { Edition } from '../settings/edition'
import type { Kind } from './kind-names'
import { MenuStep } from './menu-step'
import { PostcodesSection } from './postcodes-section'
import { OpenStep } from './open-step'
import { Step, LinkStep } from './step'
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

interface DeliveryStepProps {
  shop: ShopView
  onSaved: () => void
  isOwner: boolean
}

/** Where is delivered so far, and more at once. What it costs is the owner's alone. */
function DeliveryStep({ shop, onSaved, isOwner }: DeliveryStepProps) {
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

const required = ['name', 'street_address', 'postcode', 'city', 'phone', 'email'] as const
type Fact = (typeof required)[number] | 'owner_name' | 'vat_number'

const inputs: Partial<Record<Fact, object>> = {
  name: { autoComplete: 'organization', maxLength: 80 },
  street_address: { autoComplete: 'street-address', maxLength: 120 },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 4 },
  city: { autoComplete: 'address-level2', maxLength: 80 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 40 },
  email: { autoComplete: 'email', type: 'email', maxLength: 254 },
}

/** Of the settings of the shop, what a new one cannot do without. */
function IdentitySection({ shop, isOwner }: { shop: ShopView; isOwner: boolean }) {
  const words = useWords('settings')
  const { vatHint } = useWords('setup')
  const labels: Record<Fact, string> = {
    name: words.name,
    street_address: words.street,
    postcode: words.postcode,
    city: words.city,
    phone: words.phone,
    email: words.email,
    owner_name: words.ownerName,
    vat_number: words.vatNumber,
  }
  const names: Fact[] = [...required, 'owner_name', ...(isOwner ? (['vat_number'] as const) : [])]
  return (
    <SettingsForm
      title={words.shop}
      lead={words.shopLead}
      read={(typed) => Object.fromEntries(names.map((name) => [name, textOf(typed, name)]))}
    >
      {(fieldErrors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <Field
              key={name}
              name={name}
              label={labels[name]}
              hint={name === 'vat_number' ? vatHint : undefined}
              defaultValue={shop[name]}
              required={required.some((known) => known === name)}
              error={fieldErrors[name]}
              {...inputs[name]}
            />
          ))}
        </div>
      )}
    </SettingsForm>
  )
}
