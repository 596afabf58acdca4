import type { Metadata } from 'next'
import { buttonClass } from '@/app/_ui/button'
import { texts } from '@/lib/i18n/texts'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { Card, PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { ImportMenu } from './import-menu'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.menuFile.title }
}

export default async function MenuFilePage() {
  if (!(await admitManager('/admin/menu-file'))) return <StaffMayNot />
  const words = texts(await adminLanguage()).admin.menuFile
  return (
    <PlainPage title={words.title}>
      <div className="grid gap-5">
        <Card title={words.exportTitle}>
          <p className="text-ink-soft mb-4 max-w-prose">{words.exportLead}</p>
          <div className="flex flex-wrap gap-3">
            <a href="/api/v1/menu/export?format=csv" download className={buttonClass('outline')}>
              {words.exportCsv}
            </a>
            <a href="/api/v1/menu/export?format=json" download className={buttonClass('outline')}>
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
  )
}
