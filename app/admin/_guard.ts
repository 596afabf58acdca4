import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { Admin, Staff } from '@/lib/accounts/caller'
import { answerWithStatus } from '../_http/answer-with-status'
import { callerFromHeaders } from '../api/v1/http/caller'

/** Who looks at this page, read from the session's row once per request. */
export const findStaff = cache(async (): Promise<Staff | null> => {
  const caller = await callerFromHeaders(await headers())
  return caller instanceof Staff ? caller : null
})

/** For pages that all staff may see. Visitors and customers are sent to the login and come back to `path`. */
export async function admitStaff(path: string): Promise<Staff> {
  const staff = await findStaff()
  return staff ?? redirect(`/admin/login?next=${encodeURIComponent(path)}`)
}

/** For administrators' pages. Null: a member of staff, who gets the page `StaffMayNot` with the status 403. */
export async function admitAdmin(path: string): Promise<Admin | null> {
  const staff = await admitStaff(path)
  if (staff instanceof Admin) return staff
  answerWithStatus(403)
  return null
}
