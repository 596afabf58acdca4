import type { Language } from '@/lib/i18n/language'
import { oncePerGeneration } from '@/lib/platform/cache'
import { listLiveTexts, type TextView } from './queries'
import type { TextKind } from './text-kind'

const liveTexts = oncePerGeneration(listLiveTexts)

/** From memory as long as nobody has changed anything about the shop. */
export async function currentText(kind: TextKind, language: Language): Promise<TextView> {
  const live = await liveTexts()
  const found = live.find((text) => text.kind === kind && text.language === language)
  if (!found) throw new Error(`there is no text ${kind} in ${language}`)
  return found
}
