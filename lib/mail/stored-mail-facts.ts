import type { ClientBase } from 'pg'
import { openSecret } from '@/lib/platform/process/secrets'
import { passwordHolder, type MailEncryption } from './server-rules'

export interface MailServerSettings {
  host: string
  port: number
  encryption: MailEncryption
  username: string
  /** Null: sealed under a secret that is gone. */
  password: string | null
  fromAddress: string
}

export interface StoredServer extends MailServerSettings {
  id: string
}

export interface StoredMailFacts {
  shopName: string
  shopEmail: string
  replyTo: string
  server: StoredServer | null
}

export type StoredMailFactsRow = Omit<StoredMailFacts, 'server'> & SealedServer & { id: string | null }
export type SealedServer = Omit<StoredServer, 'password'> & { password: string }

export const storedMailFacts = `
  select coalesce(s.name, '') as "shopName", coalesce(s.email, '') as "shopEmail", coalesce(s.mail_reply_to, '') as "replyTo",
    m.id, m.host, m.port, m.encryption, m.username, m.password, m.from_address as "fromAddress"
  from (select 1) one left join shop s on true left join mail_server m on m.active_since is not null`

/** The sender asks the same beside its mails, on the connection that listens. */
export async function findStoredMailFacts(client: Pick<ClientBase, 'query'>): Promise<StoredMailFacts> {
  const { rows } = await client.query<StoredMailFactsRow>(storedMailFacts)
  return storedMailFactsOf(rows[0])
}

export function storedMailFactsOf(row: Partial<StoredMailFactsRow> = {}): StoredMailFacts {
  const { shopName = '', shopEmail = '', replyTo = '', ...server } = row
  return { shopName, shopEmail, replyTo, server: server.id ? unsealed(server as SealedServer) : null }
}

export function unsealed({ password, ...server }: SealedServer): StoredServer {
  const seal = { purpose: 'mail server', boundTo: passwordHolder(server) } as const
  return { ...server, password: password && openSecret(password, seal) }
}
