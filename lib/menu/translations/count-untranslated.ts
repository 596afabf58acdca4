import { oncePerGeneration } from '@/lib/platform/cache'
import { currentShop } from '@/lib/shop/queries'
import { listTranslatable } from './list-translatable'
import { isName, untranslatedIn } from './untranslated'

/**
 * Texts that a guest of an offered language reads in another one; each counts for every language that it lacks. From
 * memory as long as nobody has changed menu or settings.
 */
export const countUntranslated = oncePerGeneration(async (): Promise<number> => {
  const [{ languages }, all] = await Promise.all([currentShop(), listTranslatable()])
  const texts = all.filter((text) => !isName(text))
  return languages.reduce((sum, language) => sum + untranslatedIn(texts, language).length, 0)
})
