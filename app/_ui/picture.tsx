import { pictureWidths, type PictureWidth } from '@/lib/pictures/picture-path'

interface Props {
  /** Path of the 640 px size; the other sizes lie beside it. */
  image: string | null
  name: string
  /** The tint of the menu item's category, 1 to 6. */
  tint: string
  /** What the browser needs to choose a size before it knows the layout. */
  sizes: string
  eager?: boolean
  className?: string
}

/** A menu item's picture, decoration beside its name; without picture a typographic tile, never a broken image. */
export function Picture({ image, name, tint, sizes, eager = false, className = '' }: Props) {
  return (
    <div className={`relative overflow-hidden ${tint} ${className}`}>
      {image ? (
        <img
          src={image}
          srcSet={pictureWidths.map((width) => `${pictureAt(image, width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        // Drawn by CSS: the name stands beside it, so these pale letters are no text that anybody has to read.
        <span
          data-letters={name.slice(0, 2)}
          className="text-ink absolute -bottom-[0.18em] left-2 text-3xl font-bold opacity-20 before:content-[attr(data-letters)/'']"
        />
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

/** The path of another size; the API names the one of 640 pixels. */
export function pictureAt(image: string, width: PictureWidth): string {
  return image.replace('/640.', `/${width}.`)
}
