'use client'

import { useState } from 'react'
import type { Language } from '@/lib/i18n/language'
import type { OptionGroupView } from '@/lib/menu/options/schema'
import { GroupForm } from './group-form'
import type { GuestWords } from './guest-words'
import type { SizeGroup } from './size-choice'

interface GroupEditionProps {
  /** null: a new one. */
  group: OptionGroupView | null
  sizes: SizeGroup[]
  /** What asks for it. */
  dishes: { id: string; name: string }[]
  guest: Partial<Record<Language, GuestWords>>
}

/** Opens the form anew for who saves and stays: only then do its new options have the ids that they are saved by. */
export function GroupEdition({ group, ...rest }: GroupEditionProps) {
  const [opened, setOpened] = useState(group)
  return <GroupForm {...rest} key={opened?.version} group={opened} renew={setOpened} />
}
