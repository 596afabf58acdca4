import { useEffect, useMemo, useState } from 'react'
import { answerLostPart } from '@/app/_client/loaded-part'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import type { MenuSearch, SearchedMenu } from './menu-search-of'

type Make = (menu: SearchedMenu) => MenuSearch

/** Loaded when a guest is about to search: most only look through the menu. Null until then. */
export function useMenuSearch(menu: SearchedMenu, { typed, hasFocus }: { typed: string; hasFocus: boolean }) {
  const { categories, choices, ownWords } = menu
  const { words } = useScope()
  const [make, setMake] = useState<Make | null>(null)
  useEffect(() => {
    if (make || (typed === '' && !hasFocus)) return
    import('./menu-search-of').then(
      ({ menuSearchOf }) => setMake(() => menuSearchOf),
      // While one types; a page that opens with a search would else be loaded anew for ever.
      (error: unknown) => (hasFocus ? void answerLostPart(error, words.network) : notify(words.network, 'alert')),
    )
  }, [make, typed, hasFocus, words])
  return useMemo(() => make && make({ categories, choices, ownWords }), [make, categories, choices, ownWords])
}
