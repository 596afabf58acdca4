import type { CSSProperties } from 'react'
import type { DishKind } from '@/lib/menu/items/dish-kind'
import { centre, type Focus, focusOfPath, type PictureWidth } from '@/lib/pictures/picture-path'

/** The `sizes`, so that the browser can choose before layout. */
const places = {
  // A photo of 4 to 3 is a third wider than its square crop: 96 for 72, 181 for 136.
  cart: { widths: [160, 320], sizes: '96px' },
  // On phones a little less than the 112 px, so that the densest screens take the middle size as well.
  row: { widths: [160, 320], sizes: '(min-width: 48rem) 181px, 104px' },
  card: { widths: [160, 320, 640], sizes: '(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 104px' },
  dish: {
    widths: [320, 640, 960],
    sizes: '(min-width: 80rem) 35rem, (min-width: 48rem) calc(50vw - 68px), calc(100vw - 40px)',
  },
} satisfies Record<string, { widths: PictureWidth[]; sizes: string }>

interface Props {
  /** Path of the 640 px size, which names the others. */
  image: string | null
  /** Of the menu item, whose pattern stands where there is no picture. */
  kind?: DishKind | undefined
  /** The tint of the menu item's category, 1 to 6. */
  tint: string
  place: keyof typeof places
  eager?: boolean
  className?: string
}

/** Decorative beside the name. */
export function Picture({ image, kind, tint, place, eager = false, className = '' }: Props) {
  const { widths, sizes } = places[place]
  return (
    <div className={`relative overflow-hidden ${image ? '' : 'fitted-room'} ${tint} ${className}`}>
      {image ? (
        <img
          src={pictureAt(image, widths[0] ?? 320)}
          srcSet={sourcesOf(image, widths)}
          sizes={sizes}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          style={framing(image)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Pattern kind={kind} />
      )}
    </div>
  )
}

/** Fills what is around it. */
export function Pattern({ kind = 'plate' }: { kind?: DishKind | 'plate' | undefined }) {
  return <span className="picture-pattern" style={{ '--pattern': `url(/patterns/${kind}.svg)` } as CSSProperties} />
}

export function Thumbnail({ image, name }: { image: string | null; name: string }) {
  const frame = 'block h-11 w-16 rounded-field'
  if (!image) {
    return (
      <span aria-hidden className={`${frame} bg-ground-2 text-ink-soft grid place-items-center font-bold`}>
        {name.slice(0, 2)}
      </span>
    )
  }
  return (
    <img src={pictureAt(image, 160)} alt="" loading="lazy" style={framing(image)} className={`${frame} object-cover`} />
  )
}

/** Keeps the focus point in sight when cropped; the centre is CSS's default. */
export function framing(image: string): CSSProperties | undefined {
  const focus = focusOfPath(image)
  return focus === centre ? undefined : framingOf(focus)
}

export function framingOf({ focusX, focusY }: Focus): CSSProperties {
  return { objectPosition: `${focusX}% ${focusY}%` }
}

export function sourcesOf(image: string, widths: readonly PictureWidth[]): string {
  const [path = image] = image.split('#')
  return widths.map((width) => `${pictureAt(path, width)} ${width}w`).join(', ')
}

/** From any of its sizes in the page. */
export function imageOf(picture: HTMLImageElement | null): string | null {
  return picture?.getAttribute('src')?.replace(/\/\d+\./, '/640.') ?? null
}

/** The path of another size; the API names the one of 640 pixels. */
export function pictureAt(image: string, width: PictureWidth): string {
  return image.replace('/640.', `/${width}.`)
}
