import { vi } from 'vitest'

// A hash of the shop's own cost takes a tenth of a second, of hundreds that the tests make. What is about the cost
// itself says vi.unmock('bcryptjs').
vi.mock('bcryptjs', async (importOriginal) => {
  const bcrypt = await importOriginal<typeof import('bcryptjs')>()
  return { ...bcrypt, hash: (password: string) => bcrypt.hash(password, 4) }
})
