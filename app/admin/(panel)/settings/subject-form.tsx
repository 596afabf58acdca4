'use client'

import type { ComponentType } from 'react'
import { useWords } from '../../_client/admin-words'
import type { Subject } from '../../_pages'
import { Card } from '../../_ui/plain-page'
import { TestOrderStep } from '../setup/step'
import { AreasForm } from './areas-form'
import { HoursForm } from './hours-form'
import { LanguagesForm } from './languages-form'
import { Edition, type FormProps } from './settings-form'
import { OrderingForm, ShopForm } from './shop-form'
import { StatementsForm } from './statements-form'
import { VatForm } from './vat-form'

const forms: Record<Subject, ComponentType<FormProps>> = {
  settings: ShopForm,
  'settings/hours': HoursForm,
  'settings/ordering': OrderingForm,
  'settings/areas': AreasForm,
  'settings/vat': VatForm,
  'settings/statements': StatementsForm,
  'settings/languages': LanguagesForm,
}

export function SubjectForm({ subject, shop, isOwner }: FormProps & { subject: Subject }) {
  const Form = forms[subject]
  return (
    <>
      <Edition shop={shop}>{(opened) => <Form shop={opened} isOwner={isOwner} />}</Edition>
      {subject === 'settings/ordering' && <TestOrderCard />}
    </>
  )
}

function TestOrderCard() {
  const { title, why } = useWords('setup').steps.test_order
  return (
    <Card title={title} className="mt-5">
      <p className="mb-4 max-w-prose">{why}</p>
      <TestOrderStep />
    </Card>
  )
}
