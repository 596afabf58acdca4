'use client'

import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { RowActions } from '@/app/admin/_table/row-actions'
import { fill } from '@/lib/i18n/fill'
import type { OptionGroupView } from '@/lib/menu/options/schema'
import { useWords } from '../../_client/admin-words'

const mostNamed = 6

interface GroupActionsProps {
  group: Pick<OptionGroupView, 'id' | 'name' | 'version'>
  usedBy: string[]
}

export function GroupActions({ group, usedBy }: GroupActionsProps) {
  const words = useWords('options')
  const router = useRouter()
  const { id, name, version } = group
  const text = usedBy.length > 0 ? fill(words.deleteInUse, { items: listed(usedBy) }) : words.deleteText
  const call = () => api('DELETE optionGroups/{id}', { params: { id }, ifMatch: version })
  return (
    <RowActions
      name={name}
      edit={() => router.push(`/admin/options/${id}`)}
      remove={{ question: words.deleteAsk, text, call }}
    />
  )
}

function listed(names: string[]): string {
  return names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ' …' : '')
}
