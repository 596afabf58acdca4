'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon, type IconName } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

const everyMs = 4000
const round = 'press-shown grid size-11 place-items-center rounded-full hover:bg-poster-ink/10'

type Words = Pick<
  Texts['home'],
  'sliderRole' | 'slideRole' | 'slider' | 'slide' | 'previous' | 'next' | 'pause' | 'play'
>

/** Slides advance until the customer swipes, hovers, focuses or prefers reduced motion. */
export function Slider({ slides, words }: { slides: ReactNode[]; words: Words }) {
  const track = useRef<HTMLDivElement>(null)
  // The slide that the track scrolls to by itself; slides passed on the way are not announced.
  const target = useRef<number | null>(null)
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  function show(next: number) {
    const place = (next + slides.length) % slides.length
    setIndex(place)
    target.current = place
    if (track.current) scrollTo(track.current, place)
  }
  useEffect(() => {
    if (!isPlaying || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => show(index + 1), everyMs)
    return () => clearTimeout(timer)
  })
  return (
    <section
      aria-roledescription={words.sliderRole}
      aria-label={words.slider}
      className="on-poster text-poster-ink relative"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={track}
        className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain"
        onPointerDown={() => {
          target.current = null
        }}
        onScroll={({ currentTarget }) => {
          const place = settledPlace(currentTarget)
          if (place !== null && target.current === null) setIndex(place)
          if (place === target.current) target.current = null
        }}
      >
        {slides.map((slide, number) => (
          <div
            key={number}
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={fill(words.slide, { number: number + 1, count: slides.length })}
            inert={number !== index}
            className="grid w-full shrink-0 snap-center"
          >
            {slide}
          </div>
        ))}
      </div>
      <div className="page absolute inset-x-0 bottom-0 flex items-center max-md:justify-end md:bottom-4">
        <SlideButton icon="back" label={words.previous} onClick={() => show(index - 1)} />
        <Dots count={slides.length} index={index} onPick={show} words={words} />
        <SlideButton icon="arrow" label={words.next} onClick={() => show(index + 1)} />
        <SlideButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? words.pause : words.play}
          onClick={() => setPlaying(!isPlaying)}
        />
      </div>
    </section>
  )
}

/** Null between two slides. */
function settledPlace({ scrollLeft, clientWidth }: HTMLElement): number | null {
  const place = scrollLeft / clientWidth
  return Math.abs(place - Math.round(place)) < 0.02 ? Math.round(place) : null
}

function scrollTo(track: HTMLElement, place: number): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollTo({ left: place * track.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
}

function SlideButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className={`${round} first:-ml-3`} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

interface DotsProps {
  count: number
  index: number
  onPick: (index: number) => void
  words: Words
}

function Dots({ count, index, onPick, words }: DotsProps) {
  return Array.from({ length: count }, (_, number) => (
    <button
      key={number}
      type="button"
      aria-label={fill(words.slide, { number: number + 1, count })}
      aria-current={number === index ? 'true' : undefined}
      onClick={() => onPick(number)}
      className="group grid h-11 w-8 place-items-center md:w-10"
    >
      <span className="bg-poster-ink/30 group-aria-[current]:bg-poster-ink h-1 w-6 rounded-full border-t-4 border-transparent md:w-8" />
    </button>
  ))
}
