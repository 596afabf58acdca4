import { useEffect } from 'react'

// A phone tells of the click a little after the finger has left.
const untilClickMs = 300

/**
 * What makes room for a keyboard comes back when the field has lost the focus, which is before the click that took it:
 * the body says that somebody is still pressing, so that the click reaches what he saw below his finger.
 */
export function useLeavingField(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onDown = () => {
      clearTimeout(timer)
      if (document.activeElement?.matches('input, textarea, select')) document.body.dataset.leavingField = ''
    }
    const onUp = () => {
      timer = setTimeout(() => delete document.body.dataset.leavingField, untilClickMs)
    }
    document.addEventListener('pointerdown', onDown, true)
    for (const type of ends) document.addEventListener(type, onUp, true)
    return () => {
      document.removeEventListener('pointerdown', onDown, true)
      for (const type of ends) document.removeEventListener(type, onUp, true)
    }
  }, [])
}

const ends = ['pointerup', 'pointercancel']
