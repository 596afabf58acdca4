import { Admin } from '@/lib/accounts/caller'
import { findDemo } from '@/lib/menu/demo/find-demo'
import { staffMetadata } from '../../_page'
import { RemoveDemo } from '../setup/remove-demo'
import { settingsPage } from './settings-page'

export const generateMetadata = staffMetadata('settings')

export default settingsPage('settings', async (caller) => {
  const demo = caller instanceof Admin ? await findDemo(caller) : null
  return demo && <RemoveDemo demo={demo} />
})
