import { truncates } from 'bcryptjs'
import { askWorker } from './password-worker/ask-worker'

export function hashPassword(password: string): Promise<string> {
  return askWorker('hash', { password: composed(password) })
}

export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const typed = composed(password)
  const isEqual = await askWorker('compare', { password: typed, passwordHash: passwordHash ?? undefined })
  // bcrypt reads 72 bytes only: a longer password would match by its beginning.
  return isEqual && typeof passwordHash === 'string' && !truncates(typed)
}

// Keyboards send ä as one character or as two.
function composed(password: string): string {
  return password.normalize('NFC')
}
