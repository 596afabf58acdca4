import { hub } from '@/lib/platform/events'
import { staffMetadata, staffPage } from '../../_page'
import { PickupScreen } from './pickup-screen'
import './pickup-screen.css'

export const generateMetadata = staffMetadata('pickup-screen')

export default staffPage('pickup-screen', PickupScreenPage, { clientWords: ['pickupScreen'] })

/** For guests who look up at a television: nothing on it can be tapped or has the focus. */
async function PickupScreenPage() {
  return <PickupScreen build={hub().build} />
}
