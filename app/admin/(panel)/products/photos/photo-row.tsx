import { useCallback } from 'react'
import { control } from '@/app/_ui/field'
import { Icon } from '@/app/_ui/icon'
import { Thumbnail } from '@/app/_ui/picture'
import { Badge, type BadgeTone, Row, Td } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import type { Dish, Photo } from './use-photos'

interface Props {
  photo: Photo
  dishes: Dish[]
  /** Dishes that another photo has. */
  taken: string[]
  isLocked: boolean
  onAssign: (dish: string) => void
  onTakeOut: () => void
  onRetry: () => void
}

const tones: Record<Photo['state'] | 'unassigned', BadgeTone> = {
  making: 'quiet',
  unassigned: 'warn',
  ready: 'quiet',
  refused: 'bad',
  sending: 'warn',
  done: 'good',
  failed: 'bad',
}

export function PhotoRow({ photo, dishes, taken, isLocked, onAssign, onTakeOut, onRetry }: Props) {
  const words = useWords('photos')
  const { file, state, reason, dish } = photo
  const shown = state === 'ready' && dish === '' ? 'unassigned' : state
  const isOver = state === 'done' || state === 'refused'
  return (
    <Row>
      <Td place="picture" className="w-20">
        {state === 'making' || state === 'refused' ? (
          <span className={`${frame} bg-ground-2`} />
        ) : (
          <Preview file={file} />
        )}
      </Td>
      <Td place="title" className="min-w-40 font-semibold [overflow-wrap:anywhere]">
        {file.name}
        {reason && <span className="text-paprika-ink block text-sm">{reason}</span>}
      </Td>
      <Td place="foot" className="min-w-56">
        {state !== 'refused' && (
          <DishSelect {...{ file, dish, dishes, taken, onAssign }} isDisabled={isLocked || isOver} />
        )}
      </Td>
      <Td place="under">
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[shown]}>{words.states[shown]}</Badge>
          {state === 'failed' && (
            <button
              type="button"
              className="row-control"
              disabled={isLocked || dish === ''}
              aria-label={fill(words.retryOf, { file: file.name })}
              onClick={onRetry}
            >
              {words.retry}
            </button>
          )}
        </span>
      </Td>
      <Td place="menu">
        <button
          type="button"
          className="row-control ml-auto"
          disabled={isLocked}
          aria-label={fill(words.takeOut, { file: file.name })}
          onClick={onTakeOut}
        >
          <Icon name="close" className="size-5" />
        </button>
      </Td>
    </Row>
  )
}

const frame = 'block h-11 w-16 rounded-field object-cover'

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return <img ref={show} alt="" className={frame} />
}

interface SelectProps extends Pick<Props, 'dishes' | 'taken' | 'onAssign'>, Pick<Photo, 'file' | 'dish'> {
  isDisabled: boolean
}

function DishSelect({ file, dish, dishes, taken, onAssign, isDisabled }: SelectProps) {
  const words = useWords('photos')
  const chosen = dishes.find(({ id }) => id === dish)
  const categories = [...new Set(dishes.map(({ category }) => category))]
  return (
    <>
      <select
        className={control}
        aria-label={fill(words.dishOf, { file: file.name })}
        value={dish}
        disabled={isDisabled}
        onChange={(event) => onAssign(event.target.value)}
      >
        <option value="">{words.noDish}</option>
        {categories.map((category) => (
          <optgroup key={category} label={category}>
            {dishes
              .filter((one) => one.category === category)
              .map(({ id, name, image }) => (
                <option key={id} value={id} disabled={taken.includes(id)}>
                  {image ? fill(words.hasPicture, { name }) : name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {chosen?.image && !isDisabled && (
        <span className="text-ink-soft mt-1.5 flex items-center gap-2 text-sm">
          <Thumbnail image={chosen.image} name={chosen.name} />
          {words.replaces}
        </span>
      )}
    </>
  )
}
