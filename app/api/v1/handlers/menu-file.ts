import { writeCsv } from '@/lib/menu/file/csv/write-csv'
import { importMenu, previewImport } from '@/lib/menu/file/import-menu'
import { writeJson } from '@/lib/menu/file/json'
import { readMenuFile } from '@/lib/menu/file/read-file'
import { menuFile as schema } from '@/lib/menu/file/schema'
import { readWholeMenu } from '@/lib/menu/file/whole-menu'
import { Refusal } from '@/lib/platform/refusal'
import { calendarDayOf } from '@/lib/platform/time'
import { download } from '@/app/api/v1/http/reply'
import type * as contract from '../contract/menu-file'
import type { Handlers } from '../http/handler'
import { fromWire, toWire } from '../http/wire'

export const menuFile = {
  async exportMenu({ query, now }) {
    const menu = await readWholeMenu()
    const name = `menu-${calendarDayOf(now)}.${query.format}`
    if (query.format === 'csv') return download(await writeCsv(menu), { name, type: 'text/csv; charset=utf-8' })
    const document = toWire(schema, menu) as Parameters<typeof writeJson>[0]
    return download(await writeJson(document), { name, type: 'application/json' })
  },
  async importMenu({ caller, query, form, client, now }) {
    const { file } = form.files
    if (!file) throw new Refusal('invalid_fields', { fields: { file: 'required' } })
    const { document, ...read } = await readMenuFile(file.bytes)
    const { remove: removes = false, menuVersion: expectedVersion } = form.fields
    const sent = fromWire(schema, document)
    const run = query.dryRun ? previewImport : importMenu
    return run(caller, { ...read, sent, removes, expectedVersion, language: client.language, now })
  },
} satisfies Handlers<typeof contract>
