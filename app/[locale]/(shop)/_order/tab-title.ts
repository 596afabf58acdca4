import { useEffect, useRef } from 'react'

// For whoever waits with another tab in front.

/** Keeps the title true on a page whose server has put the state of the order into it. */
export function useStateInTitle(state: string): void {
  const shown = useRef(state)
  useEffect(() => {
    document.title = document.title.replace(shown.current, state)
    shown.current = state
  }, [state])
}

/** Puts the state before the title of a page that is the same for everybody. */
export function useStateBeforeTitle(state: string | null): void {
  useEffect(() => {
    if (state === null) return
    const before = document.title
    const title = `${state} · ${before}`
    document.title = title
    return () => {
      // The next page may have put its own title there already.
      if (document.title === title) document.title = before
    }
  }, [state])
}
