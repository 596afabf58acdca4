import { findLearnedHours } from '@/lib/orders/reports/sums/preparation'
import { currentShop } from '@/lib/shop/queries'
import { staffMetadata } from '../../../_page'
import { settingsPage } from '../settings-page'
import { LearnedHours } from './learned-hours'

export const generateMetadata = staffMetadata('settings/ordering')

export default settingsPage('settings/ordering', async (caller, language) => {
  const shop = await currentShop()
  return <LearnedHours shop={shop} learned={await findLearnedHours(caller, shop)} language={language} />
})
