import { z } from 'zod'
import { moment } from '@/lib/platform/values/moment'
import { personal } from '@/lib/platform/values/personal'

export const version = z.int().meta({
  description: 'Grows with every change of what a form shows. A change with If-Match: "7" is for version 7 only.',
})

export const lastChange = {
  changed_at: moment.nullable().meta({ description: 'ISO 8601; null where it is not known.' }),
  changed_by: personal(z.string().nullable()).meta({ description: 'The name of whoever made the last change.' }),
}
