import type { Texts } from '@/lib/i18n/texts'

export type NavigationWords = ReturnType<typeof navigationWords>

/** Only these texts of the catalogue reach the browser. */
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
