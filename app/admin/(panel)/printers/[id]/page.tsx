import { z } from 'zod'
import { asAnswered } from '@/app/api/v1/http/wire'
import { listCategories } from '@/lib/menu/queries'
import { findPreview } from '@/lib/orders/printing/preview'
import { listPrinters, listPrintJobs } from '@/lib/orders/printing/printers'
import { printerView, printJobView } from '@/lib/orders/printing/schema'
import { Missing, staffMetadata, staffPage, type View } from '../../../_page'
import { LivePrinter } from './live-printer'

export const generateMetadata = staffMetadata('printers/[id]')

export default staffPage('printers/[id]', PrinterPage, { clientWords: ['printers'] })

async function PrinterPage({ caller, language, admin, params: { id } }: View<'printers/[id]'>) {
  const printer = (await listPrinters(caller)).find((each) => each.id === id)
  if (!printer) return <Missing />
  const [jobs, categories, svg] = await Promise.all([
    listPrintJobs(caller, id),
    listCategories(),
    findPreview(caller, id),
  ])
  return (
    <LivePrinter
      initial={{
        printer: asAnswered(printerView, printer),
        jobs: asAnswered(z.array(printJobView), jobs),
      }}
      renderedAt={new Date()}
      categories={categories.map(({ id: category, name }) => ({ id: category, name }))}
      language={language}
      preview={
        <img
          src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`}
          alt={admin.printers.preview}
          className={`border-line rounded-field border bg-white p-3 ${printer.paper === 58 ? 'w-72' : 'w-96'} max-w-full`}
        />
      }
    />
  )
}
