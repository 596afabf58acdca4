import { useEffect, useRef, useState } from 'react'
import { Chip } from '@/app/_ui/chip'
import type { Language } from '@/lib/i18n/language'
import { useWords } from '../../_client/admin-words'

const widths = { phone: 390, desktop: 1280 } as const
const heights = { phone: 780, desktop: 900 } as const

/** The page itself in a frame as wide as a phone or a desk, made as small as there is room. */
export function Preview({ version, language }: { version: number; language: Language }) {
  const words = useWords('look')
  const [device, setDevice] = useState<keyof typeof widths>('phone')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const { ref, scale } = useScale(widths[device])
  return (
    <section aria-label={words.preview} className="lg:sticky lg:top-4">
      <div role="group" aria-label={words.preview} className="mb-3 flex flex-wrap gap-2">
        {(['phone', 'desktop'] as const).map((each) => (
          <Chip key={each} aria-pressed={device === each} onClick={() => setDevice(each)}>
            {words[each]}
          </Chip>
        ))}
        {(['light', 'dark'] as const).map((each) => (
          <Chip key={each} aria-pressed={scheme === each} onClick={() => setScheme(each)}>
            {words[each]}
          </Chip>
        ))}
      </div>
      <div ref={ref} className="overflow-hidden" style={{ height: heights[device] * scale }}>
        <iframe
          // Another scheme is another document, which a frame would otherwise keep in its history.
          key={`${version} ${scheme}`}
          // A page of ours for whoever draws it: what is in it neither leaves the frame nor opens anything.
          // eslint-disable-next-line react/iframe-missing-sandbox -- it is of the same origin as the form around it
          sandbox="allow-same-origin allow-scripts"
          title={words.previewTitle}
          src={`/${language}/look-preview?scheme=${scheme}&v=${version}`}
          width={widths[device]}
          height={heights[device]}
          style={{ transform: `scale(${scale})`, transformOrigin: 'top left' }}
          className="rounded-card border-line max-w-none border"
        />
      </div>
      <p className="text-ink-soft mt-2 text-sm">{words.previewHint}</p>
    </section>
  )
}

/** How small something so wide has to be for the room that there is. */
function useScale(width: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return { ref, scale: Math.min(1, room / width) }
}
