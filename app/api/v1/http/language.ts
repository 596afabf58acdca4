import { acceptedLanguage, type Language } from '@/lib/i18n/language'
import { offeredLanguages, staffLanguages } from '@/lib/platform/offered-languages'
import type { OperationSpec } from './operation'

/** The language of the answer: guests choose among the offered ones, the staff among all that there are. */
export function answerLanguage(request: Request, spec?: Pick<OperationSpec, 'caller' | 'path'>): Language {
  const header = request.headers.get('accept-language')
  return acceptedLanguage(header, spec && isForStaff(spec) ? staffLanguages() : offeredLanguages())
}

/** Signing in to the admin area is open to everybody, and is the staff's all the same. */
function isForStaff({ caller, path }: Pick<OperationSpec, 'caller' | 'path'>): boolean {
  return (caller !== 'visitor' && caller !== 'customer') || path.startsWith('admin/')
}
