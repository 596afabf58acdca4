import { mostItems } from '../json/limits'

/** With rows for sections, blank ones and a title. */
export const mostSheetRows = mostItems + 1000
export const mostSheetColumns = 100
/** Unpacked: a menu of 5 000 dishes with all its texts takes a quarter of it. */
export const mostXmlBytes = 32 * 1024 * 1024
/** A photo of each dish may be among them. */
export const mostTabs = 50
/** All sheets that look like a menu, read as one. */
export const allTabs = '*'
export const longestTabName = 100
export const mostArchiveEntries = 500
export const mostXmlDepth = 100
export const mostXmlAttributes = 200
export const longestCell = 4000
/** Of a reason, and of what stands in a row. */
export const longestShown = 120
export const mostRowsShown = 10
export const sampleRows = 5
/** "A", "A1", "14": what stands for an allergen. */
export const allergenCode = /^(?:[a-z]\d?|\d{1,2})$/i
export const mostCodes = 400
