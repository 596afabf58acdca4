import { recordChange } from '@/lib/platform/audit'
import { transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import type { Manager, Device } from '@/lib/accounts/caller'
import { newSessionToken, tokenHash } from '@/lib/accounts/sessions/session-token'
import { endRow } from './end-device'
import {
  findPairingCode,
  issuePairingCode,
  usePairingCode,
  type FoundPairingCode,
  type IssuedCode,
} from './pairing-code'

/** The administrator names a tablet and gets the code that pairs it. */
export function inviteDevice(manager: Manager, { name }: { name: string }, now = new Date()): Promise<IssuedCode> {
  return transaction(async (tx) => {
    const byUserId = manager.userId
    const issued = await issuePairingCode(tx, { name, byUserId, now })
    const after = { deviceName: name, expiresAt: issued.expiresAt }
    await recordChange(tx, { byUserId, subject: 'pairing_code', subjectId: issued.id, before: null, after })
    return issued
  })
}

export interface PairedDevice {
  id: string
  name: string
  /** For the device's cookie; the database keeps its hash. */
  token: string
}

interface PairingRequest {
  code: string
  /** What the same browser is paired as: it ends, so that no tablet is listed twice. */
  former: Device | null
}

/** One refusal for a wrong code, a used one, one that is too old and one that was tried too often. */
export async function pairDevice({ code, former }: PairingRequest, now = new Date()): Promise<PairedDevice> {
  const found = await findPairingCode(code, now)
  if (!found) throw new Refusal('pairing_code_invalid')
  return transaction(async (tx) => {
    const paired = await pair(tx, found, now)
    if (former) await endRow(tx, former.deviceId, { byUserId: null, byDeviceId: paired.id, now })
    return paired
  })
}

async function pair(tx: Tx, found: FoundPairingCode, now: Date): Promise<PairedDevice> {
  const used = await usePairingCode(tx, found)
  if (!used) throw new Refusal('pairing_code_invalid')
  const { id } = found
  const { deviceName: name, createdById: pairedById } = used
  const token = newSessionToken()
  await tx.device.create({
    data: { id, name, tokenHash: tokenHash(token), pairedById, pairedAt: now, lastSeenAt: now },
    select: { id: true },
  })
  await recordChange(tx, { byUserId: pairedById, subject: 'device', subjectId: id, before: null, after: { name } })
  return { id, name, token }
}
