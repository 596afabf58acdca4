'use client'

import { useState } from 'react'
import { api } from '@/app/_client/api'
import { AskButton } from '@/app/_ui/ask-dialog'
import { CheckField } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { DemoView } from '@/lib/menu/demo/find-demo'
import { useWords } from '../../_client/admin-words'
import { useAnnounceChange } from '../../_client/use-announce-change'
import { Card } from '../../_ui/plain-page'

export function RemoveDemo({ demo }: { demo: DemoView }) {
  const words = useWords('setup')
  const announceChange = useAnnounceChange()
  const [includeChanged, setIncludeChanged] = useState(false)
  const { menuItems: dishes, categories, optionGroups: groups, zones, changed, changedCount } = demo
  const more = changedCount > changed.length ? ' …' : ''

  async function remove() {
    await api('POST shop/demo/removal', { body: { include_changed: includeChanged } })
    announceChange(words.demoGone)
  }

  return (
    <Card title={words.demo} className="mt-5">
      <p className="mb-3 max-w-prose">{fill(words.demoLead, { dishes, categories, groups, zones })}</p>
      {changedCount > 0 && (
        <>
          <p className="max-w-prose wrap-anywhere">{fill(words.demoKept, { names: changed.join(', ') + more })}</p>
          <CheckField
            name="include_changed"
            label={words.demoInclude}
            checked={includeChanged}
            onChange={({ currentTarget }) => setIncludeChanged(currentTarget.checked)}
          />
        </>
      )}
      <AskButton
        look="danger"
        className="mt-3"
        label={words.demoYes}
        question={words.demoAsk}
        text={words.demoText}
        yes={words.demoYes}
        no={words.demoNo}
        onYes={remove}
      />
    </Card>
  )
}
