import { addOptionGroup, updateOptionGroup, deleteOptionGroup } from '@/lib/menu/options/write-group'
import { attachToItems } from '@/lib/menu/options/attach-to-items'
import { findOptionGroup, listOptionGroups } from '@/lib/menu/options/queries'
import { setOptionAvailability } from '@/lib/menu/options/set-option-availability'
import { Refusal } from '@/lib/platform/refusal'
import type * as contract from '../contract/option-groups'
import type { Handlers } from '../http/handler'

export const optionGroups = {
  listOptionGroups: ({ now }) => listOptionGroups(now),
  async getOptionGroup({ params, now }) {
    const group = await findOptionGroup(params.id, now)
    if (!group) throw new Refusal('not_found')
    return group
  },
  addOptionGroup: ({ caller, body, now }) => addOptionGroup(caller, body, now),
  updateOptionGroup: ({ caller, params, body, expectedVersions, now }) =>
    updateOptionGroup(caller, params.id, { ...body, expectedVersions }, now),
  deleteOptionGroup: ({ caller, params, expectedVersions, now }) =>
    deleteOptionGroup(caller, params.id, { expectedVersions, now }),
  attachOptionGroup: ({ caller, params, body, now }) => attachToItems(caller, params.id, body, now),
  setOptionAvailability: ({ caller, params, body, now }) => setOptionAvailability(caller, params.id, body, now),
} satisfies Handlers<typeof contract>
