import { fill } from '@/lib/i18n/fill'
import { formatGigabytes } from '@/lib/i18n/format-gigabytes'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { findDiskSpace, isAlmostFull, type DiskSpace } from '@/lib/platform/disk-space'
import { isWritable } from '@/lib/platform/write-probe'

/** That nothing can be stored any more, and before it comes to that. */
export async function diskWarnings(language: Language): Promise<string[]> {
  const [space, stores] = await Promise.all([findDiskSpace(), isWritable()])
  return [
    ...(stores ? [] : [texts(language).admin.money.nothingStored]),
    ...(space && isAlmostFull(space) ? [almostFull(space, language)] : []),
  ]
}

function almostFull({ freeBytes, sizeBytes, holdsDatabase }: DiskSpace, language: Language): string {
  const { databaseDiskAlmostFull, shopDiskAlmostFull } = texts(language).admin.money
  const [free, size] = [freeBytes, sizeBytes].map((bytes) => formatGigabytes(bytes, language))
  return fill(holdsDatabase ? databaseDiskAlmostFull : shopDiskAlmostFull, { free: free ?? '', size: size ?? '' })
}
