import { languageFacts, type Language } from './language'

/** 420 MB or 1.2 GB, in French 1,2 Go: in thousands, as disks are sold. */
export function formatBytes(bytes: number, language: Language): string {
  const [size, unit] = bytes < 1e9 ? [1e6, 'megabyte'] : [1e9, 'gigabyte']
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(languageFacts[language].formats, style).format(bytes / size)
}
