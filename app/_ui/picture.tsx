import type { PictureWidth } from '@/lib/pictures/picture-path'

/** How wide a picture is at its places, so that the browser can choose before it knows the layout. */
const places = {
  // A little less than the 112 to 136 px, so that the densest screens take the middle size as well.
  cart: { widths: [160], sizes: '72px' },
  row: { widths: [160, 320], sizes: '104px' },
  card: { widths: [320, 640], sizes: '(min-width: 80rem) 18rem, (min-width: 40rem) 45vw, 104px' },
  dish: { widths: [320, 640, 960], sizes: '(min-width: 48rem) 50vw, 100vw' },
} satisfies Record<string, { widths: PictureWidth[]; sizes: string }>

interface Props {
  /** Path of the 640 px size; the other sizes lie beside it. */
  image: string | null
  name: string
  /** The tint of the menu item's category, 1 to 6. */
  tint: string
  place: keyof typeof places
  eager?: boolean
  className?: string
}

/** A menu item's picture, decoration beside its name; without picture a typographic tile, never a broken image. */
export function Picture({ image, name, tint, place, eager = false, className = '' }: Props) {
  const { widths, sizes } = places[place]
  return (
    <div className={`relative overflow-hidden ${image ? '' : 'fitted-room'} ${tint} ${className}`}>
      {image ? (
        <img
          src={pictureAt(image, widths[0] ?? 320)}
          srcSet={widths.map((width) => `${pictureAt(image, width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        // Drawn by CSS: the name stands beside it, so that nobody has to read it here as well.
        <span data-name={name} className="picture-tile" />
      )}
    </div>
  )
}

/** A small picture of a menu item or category beside its name; a tile with its first letters where there is none. */
export function Thumbnail({ image, name }: { image: string | null; name: string }) {
  const frame = 'block h-11 w-16 rounded-field'
  if (!image) {
    return (
      <span aria-hidden className={`${frame} bg-ground-2 text-ink-soft grid place-items-center font-bold`}>
        {name.slice(0, 2)}
      </span>
    )
  }
  return <img src={pictureAt(image, 160)} alt="" loading="lazy" className={`${frame} object-cover`} />
}

/** The picture as the API names it, from any of its sizes in the page. */
export function imageOf(picture: HTMLImageElement | null): string | null {
  return picture?.getAttribute('src')?.replace(/\/\d+\./, '/640.') ?? null
}

/** The path of another size; the API names the one of 640 pixels. */
export function pictureAt(image: string, width: PictureWidth): string {
  return image.replace('/640.', `/${width}.`)
}
