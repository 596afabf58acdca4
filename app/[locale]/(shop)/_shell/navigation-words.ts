import type { Texts } from '@/lib/i18n/texts'

export type NavigationWords = ReturnType<typeof navigationWords>

/** What the menus of the header say, once for all of them; the browser gets no more of the catalogue. */
export function navigationWords({ shell }: Pick<Texts, 'shell'>) {
  return {
    mainNavigation: shell.mainNavigation,
    categories: shell.categories,
    home: shell.home,
    menu: shell.menu,
    menuByCategory: shell.menuByCategory,
    wholeMenu: shell.wholeMenu,
    contact: shell.contact,
    language: shell.language,
    login: shell.login,
    logout: shell.logout,
    loggedOut: shell.loggedOut,
    profile: shell.profile,
    openNavigation: shell.openNavigation,
    closeNavigation: shell.closeNavigation,
  }
}
