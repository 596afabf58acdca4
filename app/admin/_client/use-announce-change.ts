import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { savedHref } from '../_table/address'
import { useWords } from './admin-words'

/** Says that a change was saved, or another text instead, and has the page show it. */
export function useAnnounceChange(): (text?: string) => void {
  const { saved } = useWords('shell')
  const router = useRouter()
  return (text = saved) => {
    notify(text)
    router.refresh()
  }
}

/** The same of a row in a list, which goes to where the row is. */
export function useAnnounceSaved(): (id: string, text?: string) => void {
  const { saved } = useWords('shell')
  const router = useRouter()
  const path = usePathname()
  const search = Object.fromEntries(useSearchParams())
  return (id, text = saved) => {
    notify(text)
    router.replace(savedHref(path, search, id), { scroll: false })
  }
}
