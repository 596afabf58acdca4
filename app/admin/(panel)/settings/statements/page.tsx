import { staffMetadata } from '../../../_page'
import { settingsPage } from '../settings-page'

export const generateMetadata = staffMetadata('settings/statements')

export default settingsPage('settings/statements')
