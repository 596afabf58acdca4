'use client'

import { useWords } from '../../_client/admin-words'
import { Card } from '../../_ui/plain-page'
import { TestOrderStep } from '../setup/test-order-step'

/** For a new device, or a new person at it. */
export function TestOrderCard() {
  const { title, why } = useWords('setup').steps.test_order
  return (
    <Card title={title} className="mt-5">
      <p className="mb-4 max-w-prose">{why}</p>
      <TestOrderStep />
    </Card>
  )
}
