import { useEffect } from 'react'

// A phone tells of the click a little after the finger has left.
const untilClickMs = 300
const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select'
const ends = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * The body says that somebody is typing, so that what lies at the foot of the screen makes room for the keyboard. It
 * comes back when the press that left the field has ended: the click reaches what was seen below the finger. A style
 * that asks for the focused field itself would look through all of a long menu at every tap.
 */
export function useTyping(): void {
  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressing = false
    const look = () => {
      if (document.activeElement?.matches(typedInto)) document.body.dataset.typing = ''
      else if (!isPressing) delete document.body.dataset.typing
    }
    const onPress = () => {
      clearTimeout(timer)
      isPressing = true
    }
    const onEnd = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isPressing = false
        look()
      }, untilClickMs)
    }
    // While it moves, nothing has the focus.
    const onFocusChange = () => setTimeout(look)
    look()
    document.addEventListener('focusin', onFocusChange, options)
    document.addEventListener('focusout', onFocusChange, options)
    document.addEventListener('pointerdown', onPress, options)
    for (const end of ends) document.addEventListener(end, onEnd, options)
    return () => stop.abort()
  }, [])
}
