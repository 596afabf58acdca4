import { pick } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

export type NavigationWords = ReturnType<typeof navigationWords>

export function navigationWords({ shell }: Pick<Texts, 'shell'>) {
  return {
    ...pick(shell, 'mainNavigation', 'openNavigation', 'closeNavigation', 'language'),
    ...pick(shell, 'home', 'menu', 'menuByCategory', 'wholeMenu', 'categories', 'contact'),
    ...pick(shell, 'login', 'logout', 'loggedOut', 'profile'),
  }
}
