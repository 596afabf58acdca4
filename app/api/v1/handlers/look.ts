import { addLookPicture } from '@/lib/shop/look/add-look-picture'
import { changeLook, discardDraft, publishAgain, publishLook } from '@/lib/shop/look/change-look'
import { findEditedLook, listEditions } from '@/lib/shop/look/queries'
import { Refusal } from '@/lib/platform/refusal'
import type * as contract from '../contract/look'
import type { Handlers } from '../http/handler'

export const look = {
  getLook: ({ caller }) => findEditedLook(caller),
  changeLook: ({ caller, body, expectedVersions }) => changeLook(caller, { ...body, expectedVersions }),
  publishLook: ({ caller, expectedVersions, now }) => publishLook(caller, { expectedVersions }, now),
  discardLook: ({ caller, expectedVersions }) => discardDraft(caller, { expectedVersions }),
  addLookPicture({ caller, form, now }) {
    const { image } = form.files
    if (!image) throw new Refusal('invalid_fields', { fields: { image: 'required' } })
    return addLookPicture(caller, { image: image.bytes, keepWholeImage: form.fields.keepWholeImage }, now)
  },
  listLookEditions: ({ caller }) => listEditions(caller),
  publishLookAgain: ({ caller, params, expectedVersions, now }) =>
    publishAgain(caller, params.id, { expectedVersions }, now),
} satisfies Handlers<typeof contract>
