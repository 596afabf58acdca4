import { contract } from '../contract/table'
import type { Handlers } from '../http/handler'
import { openApiOf } from '../http/openapi'

export const openapi = {
  openapi: () => openApiOf(contract),
} satisfies Handlers<Pick<typeof contract, 'openapi'>>
