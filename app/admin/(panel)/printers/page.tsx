import { z } from 'zod'
import { asAnswered } from '@/app/api/v1/http/wire'
import { listCategories } from '@/lib/menu/queries'
import { listPrinters } from '@/lib/orders/printing/printers'
import { printerView } from '@/lib/orders/printing/schema'
import { staffMetadata, staffPage, type View } from '../../_page'
import { LivePrinters } from './live-printers'

export const generateMetadata = staffMetadata('printers')

export default staffPage('printers', PrintersPage, { clientWords: ['printers'] })

async function PrintersPage({ caller, language }: View<'printers'>) {
  const [printers, categories] = await Promise.all([listPrinters(caller), listCategories()])
  return (
    <LivePrinters
      initial={asAnswered(z.array(printerView), printers)}
      renderedAt={new Date()}
      categories={categories.map(({ id, name }) => ({ id, name }))}
      language={language}
    />
  )
}
