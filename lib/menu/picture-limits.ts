/** "Under 1 MB": this many bytes are already too many. */
export const categoryPictureLimit = 1024 * 1024
/** "Max 2 MB": this many bytes are still allowed. */
export const menuItemPictureLimit = 2 * 1024 * 1024
