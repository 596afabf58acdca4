'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { Icon, type IconName } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

const everyMs = 4000
const round = 'grid size-11 place-items-center rounded-full hover:bg-poster-ink/10'

/** Slides change by themselves until somebody takes over, looks closely or prefers stillness. */
export function Slider({ slides, words }: { slides: ReactNode[]; words: Texts['home'] }) {
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isPlaying || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setIndex((now) => (now + 1) % slides.length), everyMs)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, slides.length])
  const show = (next: number) => setIndex((next + slides.length) % slides.length)
  return (
    <section
      aria-roledescription={words.sliderRole}
      aria-label={words.slider}
      className="on-poster text-poster-ink relative grid overflow-hidden"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {slides.map((slide, number) => (
        <div
          key={number}
          role="group"
          aria-roledescription={words.slideRole}
          aria-label={fill(words.slide, { number: number + 1, count: slides.length })}
          inert={number !== index}
          className="col-start-1 row-start-1 grid transition-opacity duration-250 inert:opacity-0"
        >
          {slide}
        </div>
      ))}
      <div className="page absolute inset-x-0 bottom-2 flex items-center md:bottom-4">
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
  words: Texts['home']
}

function Dots({ count, index, onPick, words }: DotsProps) {
  return Array.from({ length: count }, (_, number) => (
    <button
      key={number}
      type="button"
      aria-label={fill(words.slide, { number: number + 1, count })}
      aria-current={number === index ? 'true' : undefined}
      onClick={() => onPick(number)}
      className="group grid h-11 w-10 place-items-center"
    >
      <span className="bg-poster-ink/30 group-aria-[current]:bg-poster-ink h-1 w-8 rounded-full border-t-4 border-transparent" />
    </button>
  ))
}
