import { ButtonLink } from '@/app/_ui/button'
import { Notices } from '@/app/_ui/notices'
import { Device } from '@/lib/accounts/caller'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import { findDrawer, listCashUps } from '@/lib/orders/money/counter/cash-ups'
import { cashUpListQuery } from '@/lib/orders/read/list-queries'
import { param, queryOf } from '../../_table/address'
import { CursorPager } from '../../_table/pager'
import { Card, PlainPage } from '../../_ui/plain-page'
import { PrintButton } from '../report/print-button'
import { CashUpTable } from './cash-up-table'
import { CountForm } from './count-form'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('cash-up')

export default staffPage('cash-up', CashUpPage, { clientWords: ['cash'] })

async function CashUpPage({ caller, language, path, search, admin }: View<'cash-up'>) {
  const query = queryOf(cashUpListQuery, search, { cursor: 'cursor', day: 'day' })
  const drawer = await findDrawer(caller)
  // A paired device may count, but not read the books.
  const list = caller instanceof Device ? null : await listCashUps(caller, query)
  const { cash: words, money } = admin
  const wanted = param(search, 'corrects')
  const corrected = list?.items.find(({ id, correctedBy }) => id === wanted && correctedBy === null)
  const { last, since, takenRappen, refundedRappen, signer } = drawer
  const late = corrected ? [] : drawer.corrections
  const corrections = late.map(({ number, at, correctsAt, amountRappen, reason }) => ({
    key: `${number} ${at.getTime()} ${amountRappen}`,
    label: [fill(words.correctionOf, { number, time: formatShortMoment(correctsAt, language) }), reason]
      .filter(Boolean)
      .join(' · '),
    rappen: amountRappen,
  }))
  const moved = corrected ?? { takenRappen, refundedRappen }
  return (
    <PlainPage
      title={words.title}
      actions={
        list ? (
          <PrintButton label={money.print} />
        ) : (
          <ButtonLink href="/admin/orders" look="plain">
            {words.toBoard}
          </ButtonLink>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[2fr_3fr] lg:items-start print:block">
        <Card
          title={
            corrected
              ? fill(words.correcting, { time: formatShortMoment(corrected.until, language) })
              : fill(words.since, { time: formatShortMoment(since, language) })
          }
          className="screen-only"
        >
          <p className="text-ink-soft mb-4">{words.lead}</p>
          <CountForm
            key={corrected?.id ?? 'next'}
            after={last?.id ?? null}
            corrects={corrected?.id}
            moved={{ takenRappen: moved.takenRappen, refundedRappen: moved.refundedRappen }}
            corrections={corrections}
            floatRappen={(corrected ?? last)?.floatRappen ?? 0}
            signer={signer}
          />
        </Card>
        {list && (
          <section className="min-w-0">
            <h2 className="mb-2 text-lg">{words.list}</h2>
            {list.items.length === 0 && <p className="text-ink-soft">{words.none}</p>}
            {list.items.length > 0 && <CashUpTable cashUps={list.items} language={language} />}
            <CursorPager path={path} search={search} next={list.next} />
          </section>
        )}
      </div>
      {caller instanceof Device && <Notices />}
    </PlainPage>
  )
}
