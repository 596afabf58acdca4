'use client'

import { useState, useEffect, useRef } from 'react'
import { Chip } from '@/app/_ui/button'
import { useWords } from '@/app/admin/_client/admin-words'
import type { Language } from '@/lib/i18n/language'
import type { ColourProblem } from '@/lib/brand/palette'
import type { LookView } from '@/lib/shop/look/schema'
import { LookForm } from './_form/look-form'
import type { Named } from './_form/sent-look'

interface LookEditorProps {
  look: LookView
  shopName: string
  previewLanguage: Language
  categories: { name: string; path: string }[]
  dishes: Named[]
  refusedColours: Record<ColourProblem, string>
}

export function LookEditor({ look, previewLanguage, ...known }: LookEditorProps) {
  // A form keeps what it was opened with; a step that changes more than it has sent mounts it again.
  const [{ opened, number }, setOpened] = useState({ opened: look, number: 0 })
  const [version, setVersion] = useState(look.version)

  function renew(next: LookView) {
    setVersion(next.version)
    setOpened({ opened: next, number: number + 1 })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <LookForm key={number} look={opened} onSaved={(next) => setVersion(next.version)} renew={renew} {...known} />
      <Preview version={version} language={previewLanguage} />
    </div>
  )
}

const widths = { phone: 390, desktop: 1280 } as const
const heights = { phone: 780, desktop: 900 } as const

function Preview({ version, language }: { version: number; language: Language }) {
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
          // Another scheme is another document, which the frame would otherwise add to its history.
          key={`${version} ${scheme}`}
          // The framed page is ours, and PreviewShield keeps its links from leading anywhere.
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
