import { staffMetadata } from '../../../_page'
import { settingsPage } from '../settings-page'

export const generateMetadata = staffMetadata('settings/areas')

export default settingsPage('settings/areas')
