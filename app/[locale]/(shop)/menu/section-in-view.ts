import { useEffect, useState } from 'react'

/** The section under the sticky bar, so that the chips follow the scroll. */
export function useSectionInView(ids: string[]): string | null {
  const [inView, setInView] = useState<string | null>(null)
  const joined = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setInView(entered.target.id)
      },
      // A line a third down the window: what crosses it is what is being read.
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [joined])
  return inView
}
