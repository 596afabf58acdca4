import { staffMetadata } from '../../../_page'
import { settingsPage } from '../settings-page'

export const generateMetadata = staffMetadata('settings/vat')

export default settingsPage('settings/vat')
