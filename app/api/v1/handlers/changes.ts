import { changesCsv } from '@/lib/changes/changes-csv'
import { calendarDayOf } from '@/lib/platform/time'
import { download } from '@/app/api/v1/http/reply'
import type * as contract from '../contract/changes'
import type { Handlers } from '../http/handler'

export const changes = {
  exportChanges({ caller, query: { language, ...filter }, client, now }) {
    const name = `changes-${calendarDayOf(now)}.csv`
    return download(changesCsv(caller, filter, language ?? client.language), { name, type: 'text/csv; charset=utf-8' })
  },
} satisfies Handlers<typeof contract>
