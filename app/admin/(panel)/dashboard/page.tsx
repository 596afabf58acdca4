import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { texts } from '@/lib/i18n/texts'
import { findDashboard } from '@/lib/orders/reports/find-dashboard'
import { admitAdmin } from '../../_guard'
import { adminLanguage } from '../../_language'
import { Figure, Figures } from '../../_ui/figures'
import { HourChart } from '../../_ui/hour-chart'
import { Card, PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { NeedsAction } from './needs-action'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.money.dashboardTitle }
}

export default async function DashboardPage() {
  const admin = await admitAdmin('/admin/dashboard')
  if (!admin) return <StaffMayNot />
  const [figures, language] = await Promise.all([findDashboard(admin), adminLanguage()])
  const words = texts(language).admin.money
  return (
    <PlainPage
      title={words.dashboardTitle}
      actions={
        <ButtonLink href="/admin/report" look="plain">
          {words.toReport}
        </ButtonLink>
      }
    >
      <div className="grid gap-5 lg:grid-cols-[2fr_1fr] lg:items-start">
        <div className="min-w-0">
          <Figures label={words.today} hint={words.businessDay}>
            <Figure label={words.orders} count={figures.orders} />
            <Figure label={words.revenue} rappen={figures.revenueRappen} />
            <Figure label={words.average} rappen={figures.averageRappen} />
          </Figures>
          <Card title={words.byHour}>
            <HourChart hours={figures.hours} words={words} />
          </Card>
        </div>
        <NeedsAction admin={admin} figures={figures} language={language} />
      </div>
    </PlainPage>
  )
}
