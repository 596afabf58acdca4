import { z } from 'zod'
import { menuFileLimit } from '@/lib/menu/file/cells'
import { importOutcome, refusedFile } from '@/lib/menu/file/outcome'
import { fieldError } from '@/lib/platform/text'
import { operation } from '../http/operation'

const flag = z.stringbool({ error: fieldError('invalid') })

/** The whole menu as a file: to keep, to change in a spreadsheet, to carry to another shop. */
export const exportMenu = operation({
  method: 'GET',
  path: 'menu/export',
  caller: 'manager',
  summary: 'The whole menu as a file: JSON, or CSV for spreadsheets; pictures by name, without their bytes',
  query: z.strictObject({ format: z.enum(['json', 'csv']).default('json') }),
  answer: z.string(),
  answers: 'file',
  mediaTypes: ['application/json', 'text/csv'],
  refusals: [],
})

export const importMenu = operation({
  method: 'POST',
  path: 'menu/import',
  caller: 'manager',
  summary: 'Import such a file, all or nothing; dry_run=1 answers what would change and changes nothing',
  limit: { caller: { name: 'menu-import', points: 60, seconds: 300 } },
  query: z.strictObject({ dry_run: flag.optional() }),
  form: {
    fields: z.object({
      remove: flag.optional().meta({ description: 'true: what is not in the file is removed. Absent: it stays.' }),
      menu_version: z
        .string()
        .max(100)
        .optional()
        .meta({ description: 'That of a dry run: another menu is refused. Absent: whatever there is.' }),
    }),
    files: { file: { maxBytes: menuFileLimit, tooLarge: 'menu_file_too_large' } },
  },
  answer: importOutcome,
  changesShop: true,
  refusals: ['menu_file_invalid', 'menu_file_too_large', 'changed_meanwhile'],
  refusalData: { menu_file_invalid: refusedFile, changed_meanwhile: importOutcome },
})
