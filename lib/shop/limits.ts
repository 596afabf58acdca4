// Plain numbers, for the browser as well; `longest` counts characters. A test compares the table's checks.

/** In steps of a tenth. */
export const vatPerCentBounds = [0.1, 25] as const

export const longestMessage = 4000
export const longestNote = 200
export const longestSynonyms = 2000

/** In years: the country's age, or that of a stricter canton. */
export const beerWineAges = [16, 18] as const

export const mostSlides = 8
export const mostChosenItems = 12
export const longestHeadline = 60
export const longestSlideText = 200
export const longestSlideLabel = 40
export const longestBanner = 200
export const longestLink = 200
/** "Max 4 MB": this many bytes are still allowed. */
export const lookPictureLimit = 4 * 1024 * 1024
/** In no saved look. */
export const mostUploads = 40
export const listedEditions = 12
