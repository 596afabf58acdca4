import { Admin, Manager, Staff } from '@/lib/accounts/caller'
import { signedIn } from './people'

export async function administrator(): Promise<Admin> {
  const { caller } = await signedIn('admin')
  if (caller instanceof Admin) return caller
  throw new Error('an administrator without rights')
}

export async function officeManager(): Promise<Manager> {
  const { caller } = await signedIn('manager')
  if (caller instanceof Manager && !(caller instanceof Admin)) return caller
  throw new Error('a manager without rights, or with all of them')
}

export async function kitchenHand(): Promise<Staff> {
  const { caller } = await signedIn('staff')
  if (caller instanceof Staff) return caller
  throw new Error('staff without rights')
}
