import { useEffect } from 'react'

/** The tab says how many orders wait, for whoever has another window in front. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Admin`
  }, [title])
}
