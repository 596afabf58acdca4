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

const widths = [160, 320, 640, 960]

/** A menu item's picture, decoration beside its name; without picture a typographic tile, never a broken image. */
export function Picture({ image, name, tint, sizes, eager = false, className = '' }: Props) {
  return (
    <div className={`relative overflow-hidden ${tint} ${className}`}>
      {image ? (
        <img
          src={image}
          srcSet={widths.map((width) => `${image.replace('/640.', `/${width}.`)} ${width}w`).join(', ')}
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
