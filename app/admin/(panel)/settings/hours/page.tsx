import { staffMetadata } from '../../../_page'
import { settingsPage } from '../settings-page'

export const generateMetadata = staffMetadata('settings/hours')

export default settingsPage('settings/hours')
