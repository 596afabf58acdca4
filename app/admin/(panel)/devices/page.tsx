import type { Metadata } from 'next'
import { z } from 'zod'
import { asAnswered } from '@/app/api/v1/http/wire'
import { listDevices } from '@/lib/accounts/devices/devices'
import { deviceView } from '@/lib/accounts/devices/schema'
import { texts } from '@/lib/i18n/texts'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { LiveDevices } from './live-devices'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.devices.title }
}

export default async function DevicesPage() {
  const admin = await admitManager('/admin/devices')
  if (!admin) return <StaffMayNot />
  return <LiveDevices initial={asAnswered(z.array(deviceView), await listDevices(admin))} />
}
