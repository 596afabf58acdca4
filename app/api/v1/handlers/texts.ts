import { saveText } from '@/lib/shop/save-text'
import { findText, listTexts } from '@/lib/texts/queries'
import type * as contract from '../contract/texts'
import type { Handlers } from '../http/handler'

export const texts = {
  listTexts: ({ caller }) => listTexts(caller),
  getText: ({ params }) => findText(params),
  saveText: ({ caller, params, body, expectedVersions }) => saveText(caller, params, { ...body, expectedVersions }),
} satisfies Handlers<typeof contract>
