import sizes from '../../sizes.json'
import { Filled } from '../filled'

export const dynamic = 'force-dynamic'

export default function Dynamic() {
  return <Filled bytes={sizes.menu} />
}
