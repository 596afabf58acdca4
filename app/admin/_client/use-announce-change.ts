import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
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
