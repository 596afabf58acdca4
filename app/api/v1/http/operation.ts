import { z } from 'zod'
import type { Admin, BoardCaller, Customer, Device, Manager, Staff } from '@/lib/accounts/caller'
import type { Scope } from '@/lib/accounts/scopes'
import type { MessageKey } from '@/lib/i18n/catalogue'
import type { NamedLimit } from '@/lib/platform/requests/rate-limit'
import type { RefusalCode } from '@/lib/platform/refusals'
import { extended } from '@/lib/platform/values/extended'
import { lastChange } from '@/lib/platform/process/version'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The least role; the board is for the staff and for paired devices. */
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
  /** The most bytes of each file field, and the refusal of a much larger body. */
  files: Record<string, { maxBytes: number; tooLarge?: RefusalCode }>
}

export interface OperationSpec {
  method: Method
  path: string
  caller: CallerKind
  /** An API key with it may call this too; absent: no key may. */
  scope?: Scope
  knowsDevices?: true
  summary: string
  /** The client is a network, which many guests may share: where both are set, its limit is for visitors alone. */
  limit?: { client?: NamedLimit; caller?: NamedLimit }
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Of a body that names many things; absent: 64 KB. */
  mostBytes?: number
  form?: FormSpec
  /**
   * A call of the specification, or what a provider sends: fields that mean nothing here are no mistake, unless they are
   * nearly the name of one that does. Everywhere else a field that is not known is refused.
   */
  ignoresUnknownFields?: boolean
  answer: z.ZodType
  /** envelope: `{ isSuccess, message, data }`; stream: server-sent events; file: to be saved. */
  answers?: 'envelope' | 'bare' | 'stream' | 'file'
  mediaTypes?: readonly string[]
  events?: Record<string, z.ZodType>
  message?: MessageKey
  /** The same for everyone without credentials: cached until the shop changes, or, 'by the clock', not at all. */
  publicRead?: boolean | 'by the clock'
  /** Several people may change it at once: answers carry a version as ETag, and a change may name it in If-Match. */
  versioned?: boolean
  /** Reads the menu, which only the staff may see before the shop is open. */
  opensWithShop?: true
  /** Success changes what public pages show. */
  changesShop?: boolean
  /** Besides those that follow from the rest of it: `codesOf`. */
  refusals?: readonly RefusalCode[]
  /** Of a refusal that carries data, e.g. the current quote. */
  refusalData?: Partial<Record<RefusalCode, z.ZodType>>
}

export function operation<const Spec extends OperationSpec>(spec: Spec): Spec {
  return spec
}

/** Any client may read it, so that a dead token is no reason to refuse. */
export function isPublic({ method, caller }: OperationSpec): boolean {
  return method === 'GET' && caller === 'visitor'
}

/** A change that is said by its address alone. */
export function takesNothing({ method, body, form, ignoresUnknownFields }: OperationSpec): boolean {
  return method !== 'GET' && !body && !form && !ignoresUnknownFields
}

/**
 * What a change of something that guests see has in common, where it applies to a version. Its refusal carries the
 * current state, for a form to show beside what was typed.
 */
export function versionedChange(current: z.ZodObject) {
  return {
    versioned: true,
    changesShop: true,
    refusalData: { changed_meanwhile: extended(current, lastChange) },
  } as const
}

export const byId = z.object({ id: z.guid() })

/** Of the files that read much: they share it. */
export const exportLimit = { caller: { name: 'export', points: 20, seconds: 300 } }

export function fileOf<const Types extends readonly string[]>(...mediaTypes: Types) {
  return { answer: z.string(), answers: 'file', mediaTypes } as const
}
