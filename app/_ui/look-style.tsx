import { lookCss, type Styled } from '@/lib/look/look-css'

/** In which the shop differs from the style sheet; in the page itself, so that the first frame has its colours. */
export function LookStyle({ look }: { look: Styled }) {
  const css = lookCss(look)
  // Never an empty text: as the only child of the head, React would take it for all that the head holds.
  return css ? <style dangerouslySetInnerHTML={{ __html: css }} /> : null
}
