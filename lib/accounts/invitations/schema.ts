import { z } from 'zod'
import type { Role } from '@/lib/generated/prisma/enums'
import { newPassword, staffBody } from '@/lib/accounts/schema'
import { answeredRole } from '@/lib/accounts/find-account'
import { line } from '@/lib/platform/values/text'
import { moment } from '@/lib/platform/values/moment'

export const invitationBody = staffBody.omit({ password: true }).meta({ id: 'NewInvitation' })

export interface NewInvitation extends Omit<z.output<typeof invitationBody>, 'role'> {
  role: Role
}

export const invitationView = z
  .object({
    id: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    role: answeredRole(),
    sent_at: moment,
    expires_at: moment.meta({ description: 'From then on the link is dead; it can be sent again' }),
  })
  .meta({ id: 'Invitation' })

export interface InvitationView extends NewInvitation {
  id: string
  sentAt: Date
  expiresAt: Date
}

const token = line(200).meta({ description: 'What stands behind #token= in the mailed link' })

export const linkBody = z.object({ token }).meta({ id: 'AccessLink' })

export const openedLink = z
  .object({ kind: z.enum(['invitation', 'password']), email: z.string(), firstname: z.string(), role: answeredRole() })
  .meta({ id: 'OpenedLink' })

export const acceptBody = z.object({ token, password: newPassword() }).meta({ id: 'ChosenPassword' })
