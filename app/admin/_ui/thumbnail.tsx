/** A small picture of a menu item or category beside its name; a tile with its first letters where there is none. */
export function Thumbnail({ image, name }: { image: string | null; name: string }) {
  const frame = 'block h-14 w-20 rounded-field'
  if (!image) {
    return (
      <span aria-hidden className={`${frame} bg-ground-2 text-ink-soft grid place-items-center font-bold`}>
        {name.slice(0, 2)}
      </span>
    )
  }
  return <img src={image.replace('/640.', '/160.')} alt="" loading="lazy" className={`${frame} object-cover`} />
}
