import type { z } from 'zod'
import type { Admin, BoardCaller, Customer, Device, Manager, Staff } from '@/lib/accounts/caller'
import type { MessageKey } from '@/lib/i18n/catalogue'
import type { NamedLimit } from '@/lib/platform/rate-limit'
import type { RefusalCode } from '@/lib/platform/refusals'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The least that a caller must be; the board is for the staff and for paired devices. */
export type CallerKind = 'visitor' | 'customer' | 'device' | 'board' | 'staff' | 'manager' | 'admin'

export type CallerOf<Kind extends CallerKind> = Kind extends 'admin'
  ? Admin
  : Kind extends 'manager'
    ? Manager
    : Kind extends 'staff'
      ? Staff
      : Kind extends 'board'
        ? BoardCaller
        : Kind extends 'device'
          ? Device
          : Kind extends 'customer'
            ? Customer
            : Customer | null

export interface FormSpec {
  fields: z.ZodType
  /** Field name of each file → the most bytes that its operation accepts, and the refusal of a much larger body. */
  files: Record<string, { maxBytes: number; tooLarge?: RefusalCode }>
}

/** What one operation of /api/v1 promises; openapi.json is printed from it. */
export interface OperationSpec {
  method: Method
  /** Below /api/v1/, with parameters in braces. */
  path: string
  caller: CallerKind
  /** Of a call for visitors, that a paired device is handed over as the caller, not as a visitor. */
  knowsDevices?: true
  summary: string
  limit?: { client?: NamedLimit; caller?: NamedLimit }
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  form?: FormSpec
  answer: z.ZodType
  /** envelope: `{ isSuccess, message, data }`; bare: the answer alone; stream: server-sent events; file: to be saved. */
  answers?: 'envelope' | 'bare' | 'stream' | 'file'
  /** Of a file, the kinds that there are. */
  mediaTypes?: readonly string[]
  /** Of a stream, the events by name and what each says. */
  events?: Record<string, z.ZodType>
  message?: MessageKey
  /** The answer is the same for everyone without credentials: kept until the shop changes, or true for the moment only. */
  publicRead?: boolean | 'by the clock'
  /**
   * One thing that several people may change at once: its answers carry an ETag that names the version, and a change may
   * say with If-Match which one it is for.
   */
  versioned?: boolean
  /** Answers from the menu, which only the staff knows before the shop is open. */
  opensWithShop?: true
  /** Success changes what public pages show. */
  changesShop?: boolean
  refusals: readonly RefusalCode[]
  /** Of the refusals that bring along what the caller needs to go on, what that is, e.g. the current quote. */
  refusalData?: Partial<Record<RefusalCode, z.ZodType>>
}

export function operation<const Spec extends OperationSpec>(spec: Spec): Spec {
  return spec
}
