import type { MenuItemOptionGroup } from '@/lib/generated/prisma/client'
import type { AttachedGroup, OptionGroup } from './option-group'

export type Attachment = Pick<MenuItemOptionGroup, 'menuItemId' | 'groupId' | 'whenOptionId'>

/**
 * The groups of each menu item, in the order of the attachments. Menu items that ask the same share one list, and lists
 * share their groups: of two thousand dishes most differ in nothing that is asked, so that whoever works on the menu has
 * to look at each list only once.
 */
export function attachedGroups(
  attachments: readonly Attachment[],
  groups: readonly OptionGroup[],
): ReadonlyMap<string, AttachedGroup[]> {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const groupOf = once(keyOf, ({ groupId, whenOptionId }: Attachment): AttachedGroup | undefined => {
    const group = byId.get(groupId)
    return group && { ...group, whenOptionId }
  })
  const listOf = once(
    (own: readonly Attachment[]) => own.map(keyOf).join(),
    (own) => own.flatMap((attachment) => groupOf(attachment) ?? []),
  )
  return new Map([...byMenuItem(attachments)].map(([menuItemId, own]) => [menuItemId, listOf(own)]))
}

function byMenuItem(attachments: readonly Attachment[]): Map<string, Attachment[]> {
  const byId = new Map<string, Attachment[]>()
  for (const attachment of attachments) {
    const before = byId.get(attachment.menuItemId)
    if (before) before.push(attachment)
    else byId.set(attachment.menuItemId, [attachment])
  }
  return byId
}

function keyOf({ groupId, whenOptionId }: Attachment): string {
  return `${groupId} ${whenOptionId}`
}

/** Under equal keys the same thing, not an equal one. */
function once<Input, Made>(key: (input: Input) => string, make: (input: Input) => Made): (input: Input) => Made {
  const known = new Map<string, Made>()
  return (input) => {
    const made = known.get(key(input)) ?? make(input)
    known.set(key(input), made)
    return made
  }
}
