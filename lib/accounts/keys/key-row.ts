import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { matchesTokenHash } from '@/lib/platform/process/secrets'
import type { Role } from '@/lib/generated/prisma/enums'
import type { Language } from '@/lib/i18n/language'
import type { KeyInUse } from '../scopes'

export interface KeyRow extends KeyInUse {
  secretHash: string
  expiresAt: Date | null
  lastUsedAt: Date | null
  userId: string
  email: string
  firstname: string
  lastname: string
  language: Language
  hasPassword: boolean
  role: Role
  needsSecondFactor: boolean
}

/** A bearer token of any other form names a session. */
export function isKey(bearer: string): boolean {
  return bearer.startsWith('lg_')
}

const form = /^lg_([a-z0-9]{10})_([\w-]{43})$/
const touchAfterMilliseconds = 60_000

export async function findKeyRow(bearer: string, now: Date): Promise<KeyRow | null> {
  const [, id, secret] = form.exec(bearer) ?? []
  if (id === undefined || secret === undefined) return null
  const [row] = await listKeyRows([id], now)
  if (!row || !matchesTokenHash(row.secretHash, secret)) return null
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > touchAfterMilliseconds) await touch(row, now)
  return row
}

/** One statement, because it runs before every call of a program. */
export async function listKeyRows(ids: string[], now: Date): Promise<KeyRow[]> {
  const { rows } = await pool().query<KeyRow>({
    name: 'key-by-id',
    text: `
      select k.id, k.name, k.scopes, k.is_test as "isTest", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
        d.id as "deviceId", d.name as "authorName", d.token_hash as "secretHash",
        u.id as "userId", u.email, u.firstname, u.lastname, u.language, u.role,
        u.password_hash is not null as "hasPassword",
        exists (select 1 from shop where second_factor_required)
          and not exists (select 1 from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
          as "needsSecondFactor"
      from api_key k join device d on d.id = k.device_id join users u on u.id = d.paired_by_id
      where k.id = any ($1) and d.ended_at is null and (k.expires_at is null or k.expires_at > $2)
        and u.role in ('admin', 'manager') and u.disabled_at is null`,
    values: [ids, now],
  })
  return rows
}

async function touch({ id, lastUsedAt }: KeyRow, now: Date): Promise<void> {
  await db().apiKey.updateMany({ where: { id, lastUsedAt }, data: { lastUsedAt: now } })
}
