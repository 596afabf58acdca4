// Plain numbers, which the form in the browser imports as well as the schema.

export const mostSlides = 8
export const mostChosenItems = 12
/** Characters of each text. */
export const longestHeadline = 60
export const longestSlideText = 200
export const longestSlideLabel = 40
export const longestBanner = 200
export const longestLink = 200
/** "Max 4 MB": this many bytes of an upload are still allowed. */
export const lookPictureLimit = 4 * 1024 * 1024
/** Pictures that were uploaded and are in no saved look. */
export const mostUploads = 40
/** Published editions that can be shown again. */
export const listedEditions = 12
