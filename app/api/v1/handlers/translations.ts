import { translate } from '@/lib/menu/translations/translate'
import type * as contract from '../contract/translations'
import type { Handlers } from '../http/handler'

export const translations = {
  translateText: ({ caller, body, expectedVersions, now }) => translate(caller, { ...body, expectedVersions }, now),
} satisfies Handlers<typeof contract>
