import { z } from 'zod'
import { asAnswered } from '@/app/api/v1/http/wire'
import { listDevices } from '@/lib/accounts/devices/devices'
import { deviceView } from '@/lib/accounts/devices/schema'
import { LiveDevices } from './live-devices'
import { staffMetadata, staffPage, type View } from '../../_page'

export const generateMetadata = staffMetadata('devices')

export default staffPage('devices', DevicesPage, { clientWords: ['devices'] })

async function DevicesPage({ caller }: View<'devices'>) {
  return <LiveDevices initial={asAnswered(z.array(deviceView), await listDevices(caller))} />
}
