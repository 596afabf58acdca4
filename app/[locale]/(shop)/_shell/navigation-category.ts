/** A category as the menus of the header show it: three lists of them, and the browser gets it once. */
export interface NavigationCategory {
  /** In the language of the page. */
  name: string
  path: string
  image: string | null
  /** In words: "6 dishes". */
  dishes: string
  tint: string
}
