import type { KeyboardEvent, MouseEvent } from 'react'
import { framingOf } from '@/app/_ui/picture'
import { Field } from '@/app/_ui/field'
import type { Focus } from '@/lib/pictures/picture-path'
import { useWords } from '../_client/admin-words'

interface FocusPickerProps {
  image: string
  focus: Focus
  onChange: (focus: Focus) => void
  idStart?: string
}

const steps = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

/** Beside the whole picture, the two crops that the shop shows. */
export function FocusPicker({ image, focus, onChange, idStart = '' }: FocusPickerProps) {
  const words = useWords('menu')
  const { focusX, focusY } = focus

  function point({ detail, clientX, clientY, currentTarget }: MouseEvent) {
    // A click by keyboard has no coordinates.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ focusX: percent((clientX - left) / width), focusY: percent((clientY - top) / height) })
  }

  function move(event: KeyboardEvent) {
    const step = steps.get(event.key)
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    onChange({ focusX: percent((focusX + far * step.x) / 100), focusY: percent((focusY + far * step.y) / 100) })
  }

  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <button
          type="button"
          aria-label={words.focusPoint}
          aria-describedby={`${idStart}focus-hint`}
          onClick={point}
          onKeyDown={move}
          className="rounded-field border-line relative block max-w-full cursor-crosshair overflow-hidden border"
        >
          <img src={image} alt={words.imagePreview} className="block max-h-56 w-auto max-w-full" />
          <span
            aria-hidden
            style={{ left: `${focusX}%`, top: `${focusY}%` }}
            className="bg-paprika absolute size-5 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_1px_#000]"
          />
        </button>
        <div className="flex min-w-28 flex-1 flex-wrap items-end gap-3">
          <Cut image={image} focus={focus} shape="aspect-4/3" />
          <Cut image={image} focus={focus} shape="aspect-square" />
        </div>
      </div>
      <p id={`${idStart}focus-hint`} className="text-ink-soft mt-1.5 text-sm">
        {words.focusHint}
      </p>
      <div className="mt-3 flex flex-wrap gap-4">
        <PercentField
          name="focus_x"
          id={`${idStart}focus_x`}
          label={words.focusAcross}
          value={focusX}
          onChange={(value) => onChange({ focusX: value, focusY })}
        />
        <PercentField
          name="focus_y"
          id={`${idStart}focus_y`}
          label={words.focusDown}
          value={focusY}
          onChange={(value) => onChange({ focusX, focusY: value })}
        />
      </div>
    </div>
  )
}

function Cut({ image, focus, shape }: Pick<FocusPickerProps, 'image' | 'focus'> & { shape: string }) {
  return (
    <img
      src={image}
      alt=""
      style={framingOf(focus)}
      className={`rounded-field border-line h-20 border object-cover ${shape}`}
    />
  )
}

interface PercentFieldProps {
  name: string
  id: string
  label: string
  value: number
  onChange: (value: number) => void
}

function PercentField({ onChange, ...rest }: PercentFieldProps) {
  return (
    <Field
      {...rest}
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      onChange={(event) => onChange(percent(Number(event.target.value) / 100))}
      className="grow basis-40"
    />
  )
}

function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)))
}
