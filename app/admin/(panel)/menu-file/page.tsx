import { buttonClass } from '@/app/_ui/button'
import { columnLabels } from '@/lib/changes/field-labels'
import { AdminWords } from '../../_client/admin-words'
import { Card, PlainPage } from '../../_ui/plain-page'
import { ImportMenu } from './import-menu'
import { ImportSheet } from './sheet/import-sheet'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('menu-file')

export default staffPage('menu-file', MenuFilePage, { clientWords: ['menu', 'menuFile', 'menuSheet'] })

async function MenuFilePage({ admin, language }: View<'menu-file'>) {
  const words = admin.menuFile
  const sheet = admin.menuSheet
  return (
    <AdminWords words={{ columns: columnLabels(language) }}>
      <PlainPage title={words.title}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Card title={sheet.title}>
            <p className="text-ink-soft mb-4 max-w-prose">{sheet.lead}</p>
            <div className="mb-5 flex flex-wrap gap-3">
              <a href={exampleUrl('xlsx', language)} download className={buttonClass('outline')}>
                {sheet.exampleXlsx}
              </a>
              <a href={exampleUrl('csv', language)} download className={buttonClass('outline')}>
                {sheet.exampleCsv}
              </a>
            </div>
            <ImportSheet />
          </Card>
          <Card title={words.exportTitle}>
            <p className="text-ink-soft mb-4 max-w-prose">{words.exportLead}</p>
            <div className="flex flex-wrap gap-3">
              <a href="/api/v1/menu/export" download className={buttonClass('outline')}>
                {words.exportJson}
              </a>
            </div>
          </Card>
          <Card title={words.importTitle}>
            <p className="text-ink-soft mb-4 max-w-prose">{words.importLead}</p>
            <ImportMenu />
          </Card>
        </div>
      </PlainPage>
    </AdminWords>
  )
}

function exampleUrl(format: 'xlsx' | 'csv', language: string): string {
  return `/api/v1/menu/sheet/example?format=${format}&language=${language}`
}
