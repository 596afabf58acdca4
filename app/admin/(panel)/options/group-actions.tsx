'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { fill } from '@/lib/i18n/fill'
import type { OptionGroupView } from '@/lib/menu/options/schema'
import { EditButton } from '@/app/admin/_ui/form-foot'
import { useWords } from '../../_client/admin-words'
import { RowMenu } from '../../_ui/row-menu'

const mostNamed = 6

interface GroupActionsProps {
  group: Pick<OptionGroupView, 'id' | 'name' | 'version'>
  usedBy: string[]
}

export function GroupActions({ group, usedBy }: GroupActionsProps) {
  const words = useWords('options')
  const menu = useWords('menu')
  const shell = useWords('shell')
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const { id, name, version } = group
  return (
    <div className="flex justify-end">
      <EditButton name={name} onClick={() => router.push(`/admin/options/${id}`)} />
      <RowMenu
        label={fill(menu.moreNamed, { name })}
        entries={[{ label: shell.delete, onSelect: () => setAsking(true), isDanger: true }]}
      />
      <AskDialog
        question={fill(words.deleteAsk, { name })}
        text={usedBy.length > 0 ? fill(words.deleteInUse, { items: listed(usedBy) }) : words.deleteText}
        yes={shell.delete}
        no={shell.cancel}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        explain={menu.deleteFailed}
        onYes={async () => {
          // Also after a refusal: the group may have changed, and then the page is behind.
          await api('DELETE optionGroups/{id}', { params: { id }, ifMatch: version }).finally(() => router.refresh())
        }}
      />
    </div>
  )
}

function listed(names: string[]): string {
  return names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '')
}
