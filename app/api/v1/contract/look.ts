import { z } from 'zod'
import { lookPictureLimit } from '@/lib/shop/look/limits'
import { editionView, lookChanges, lookView, uploadedPicture } from '@/lib/shop/look/schema'
import { fieldError } from '@/lib/platform/text'
import { lastChange } from '@/lib/platform/version'
import { operation } from '../http/operation'

const changed = { changed_meanwhile: lookView.extend(lastChange) }

/** What the shop looks like: a draft that the office changes, and editions that guests see. */
export const getLook = operation({
  method: 'GET',
  path: 'look',
  caller: 'manager',
  summary: 'The draft of the look, or what guests see where there is none',
  answer: lookView,
  versioned: true,
  refusals: [],
})

export const changeLook = operation({
  method: 'PUT',
  path: 'look',
  caller: 'manager',
  summary: 'Change the draft; an absent field keeps its value, lists are replaced. Guests see nothing of it yet',
  body: lookChanges,
  answer: lookView,
  message: 'lookSaved',
  versioned: true,
  refusals: ['contrast_too_low', 'changed_meanwhile'],
  refusalData: changed,
})

export const publishLook = operation({
  method: 'POST',
  path: 'look/publish',
  caller: 'manager',
  summary: 'Show guests the draft, all of it at once',
  answer: lookView,
  message: 'lookPublished',
  versioned: true,
  changesShop: true,
  refusals: ['contrast_too_low', 'changed_meanwhile'],
  refusalData: changed,
})

export const discardLook = operation({
  method: 'POST',
  path: 'look/discard',
  caller: 'manager',
  summary: 'Begin the draft again with what guests see',
  answer: lookView,
  message: 'lookDiscarded',
  versioned: true,
  refusals: ['changed_meanwhile'],
  refusalData: changed,
})

export const addLookPicture = operation({
  method: 'POST',
  path: 'look/pictures',
  caller: 'manager',
  summary: 'Upload a logo or the picture of a slide; it stays for a day, or with the look that is saved with it',
  limit: { caller: { name: 'look-pictures', points: 60, seconds: 600 } },
  form: {
    fields: z.object({
      keep_whole_image: z
        .stringbool({ error: fieldError('invalid') })
        .optional()
        .meta({
          description: 'true: with its plain margins. Absent: they are taken away.',
        }),
    }),
    files: { image: { maxBytes: lookPictureLimit, tooLarge: 'look_image_too_large' } },
  },
  answer: uploadedPicture,
  refusals: ['look_image_too_large', 'image_invalid', 'svg_refused'],
})

export const listLookEditions = operation({
  method: 'GET',
  path: 'look/editions',
  caller: 'manager',
  summary: 'The latest published looks, newest first: guests see the first',
  answer: z.array(editionView),
  refusals: [],
})

export const publishLookAgain = operation({
  method: 'POST',
  path: 'look/editions/{id}/publish',
  caller: 'manager',
  summary: 'Show guests an earlier look again, as a new edition; a draft stays',
  params: z.object({ id: z.guid() }),
  answer: lookView,
  message: 'lookPublished',
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile'],
  refusalData: changed,
})
