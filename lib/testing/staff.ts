import { Admin, Staff } from '../accounts/caller'
import { signedIn } from './people'

export async function administrator(): Promise<Admin> {
  const { caller } = await signedIn('admin')
  if (caller instanceof Admin) return caller
  throw new Error('an administrator without rights')
}

export async function kitchenHand(): Promise<Staff> {
  const { caller } = await signedIn('staff')
  if (caller instanceof Staff) return caller
  throw new Error('staff without rights')
}
