import { languageFacts, type Language } from './language'

/** 1.2 GB, in French 1,2 Go: thousands of millions, as disks are sold. */
export function formatGigabytes(bytes: number, language: Language): string {
  const style = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(languageFacts[language].formats, style).format(bytes / 1e9)
}
