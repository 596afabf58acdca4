import { useCallback } from 'react'
import { control } from '@/app/_ui/field'
import { Icon } from '@/app/_ui/icon'
import { Thumbnail } from '@/app/_ui/picture'
import { Badge, type BadgeTone, Table } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import type { Dish, Photo } from './use-photos'

interface PhotoTableProps {
  photos: Photo[]
  dishes: Dish[]
  isLocked: boolean
  onAssign: (key: Photo['key'], dish: string) => void
  onTakeOut: (key: Photo['key']) => void
  onRetry: (photo: Photo) => void
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

export function PhotoTable({ photos, dishes, isLocked, onAssign, onTakeOut, onRetry }: PhotoTableProps) {
  const words = useWords('photos')
  const shell = useWords('shell')
  const takenBeside = (key: Photo['key']) => photos.filter((other) => other.key !== key).map(({ dish }) => dish)
  return (
    <Table
      label={words.table}
      rows={photos}
      keyOf={({ key }) => key}
      columns={(column) => [
        column({ label: words.photo, place: 'picture', className: 'w-20' }, ({ state, file }) =>
          state === 'making' || state === 'refused' ? (
            <span className={`${frame} bg-ground-2`} />
          ) : (
            <Preview file={file} />
          ),
        ),
        column(
          { label: words.file, place: 'title', className: 'min-w-40 font-semibold [overflow-wrap:anywhere]' },
          ({ file, reason }) => (
            <>
              <span>{file.name}</span>
              {reason && <span className="text-paprika-ink block text-sm">{reason}</span>}
            </>
          ),
        ),
        column(
          { label: words.dish, place: 'foot', className: 'min-w-56' },
          ({ key, file, state, dish }) =>
            state !== 'refused' && (
              <DishSelect
                {...{ file, dish, dishes }}
                taken={takenBeside(key)}
                isDisabled={isLocked || state === 'done'}
                onAssign={(chosen) => onAssign(key, chosen)}
              />
            ),
        ),
        column({ label: words.state, place: 'under' }, (photo) => (
          <State photo={photo} isLocked={isLocked} onRetry={() => onRetry(photo)} />
        )),
        column({ label: shell.actions, place: 'menu' }, ({ key, file }) => (
          <button
            type="button"
            className="row-control ml-auto"
            disabled={isLocked}
            aria-label={fill(words.takeOut, { file: file.name })}
            onClick={() => onTakeOut(key)}
          >
            <Icon name="close" className="size-5" />
          </button>
        )),
      ]}
    />
  )
}

function State({ photo, isLocked, onRetry }: { photo: Photo; isLocked: boolean; onRetry: () => void }) {
  const words = useWords('photos')
  const { file, state, dish } = photo
  const shown = state === 'ready' && dish === '' ? 'unassigned' : state
  return (
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

interface SelectProps extends Pick<Photo, 'file' | 'dish'> {
  dishes: Dish[]
  /** Dishes that another photo has. */
  taken: string[]
  onAssign: (dish: string) => void
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
