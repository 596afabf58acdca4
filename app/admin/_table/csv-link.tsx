import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

/** Beside the title of a table: the same as a file. No link of the router, which would fetch it beforehand. */
export function CsvLink({ address, table, language }: { address: string; table: string; language: Language }) {
  const { download, downloadNamed } = texts(language).admin.reports
  return (
    <a href={address} download aria-label={fill(downloadNamed, { table })} className="row-control screen-only">
      {download}
    </a>
  )
}
