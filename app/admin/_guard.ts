import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { Admin, Manager, Staff, type BoardCaller } from '@/lib/accounts/caller'
import { answerWithStatus } from '../_answer-with-status'
import { boardCallerFromHeaders, callerFromHeaders } from '../api/v1/http/caller'

/** Reads the session's row once per request. */
export const findStaff = cache(async (): Promise<Staff | null> => {
  const caller = await callerFromHeaders(await headers())
  return caller instanceof Staff ? caller : null
})

/** Visitors and customers are sent to the login and return to `path`. */
export async function admitStaff(path: string): Promise<Staff> {
  const staff = await findStaff()
  return staff ?? redirect(loginFor(path))
}

/** For the board, which paired devices may see as well. */
export const findBoardCaller = cache(async (): Promise<BoardCaller | null> => boardCallerFromHeaders(await headers()))

export async function admitToBoard(path: string): Promise<BoardCaller> {
  const caller = await findBoardCaller()
  return caller ?? redirect(loginFor(path))
}

/** Null for a member of staff, who gets the page `StaffMayNot` with the status 403. */
export async function admitManager(path: string): Promise<Manager | null> {
  const staff = await admitToOffice(path)
  return staff instanceof Manager ? staff : turnedAway()
}

export async function admitAdmin(path: string): Promise<Admin | null> {
  const staff = await admitToOffice(path)
  return staff instanceof Admin ? staff : turnedAway()
}

/** Managers without a required second factor are sent to set one up. */
async function admitToOffice(path: string): Promise<Staff> {
  const staff = await admitStaff(path)
  return staff.needsSecondFactor ? redirect('/admin/account') : staff
}

function turnedAway(): null {
  answerWithStatus(403)
  return null
}

function loginFor(path: string): string {
  return `/admin/login?next=${encodeURIComponent(path)}`
}
