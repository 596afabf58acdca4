import { say } from '../bootstrap/progress.mjs'
import { messageOf } from '../bootstrap/stop.mjs'
import { withConnection } from '../launch/database/connection'

/** For the shop’s metrics. A backup is one also where its database cannot take the note, not being migrated or not writable. */
export async function noteRun(url: string, kind: 'backup' | 'drill', bytes: number): Promise<void> {
  try {
    await withConnection(url, (client) =>
      client.query(
        `insert into backup_run (kind, at, bytes) values ($1, now(), $2)
         on conflict (kind) do update set at = excluded.at, bytes = excluded.bytes`,
        [kind, bytes],
      ),
    )
  } catch (error) {
    say(`! The shop’s metrics do not know of this ${kind}: ${messageOf(error)}`)
  }
}
