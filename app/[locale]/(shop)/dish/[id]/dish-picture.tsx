import { Picture, pictureAt } from '@/app/_ui/picture'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { MenuItem } from '@/lib/menu/menu-item'
import { PictureZoom } from './picture-zoom'

interface Props {
  item: Pick<MenuItem, 'name' | 'image'>
  tint: string
  soldOut: boolean
  words: Texts['dish']
}

const place = 'self-start md:sticky md:top-28'

/** As large as the page has room for, and larger for whoever presses it; a tile cannot become larger. */
export function DishPicture({ item: { name, image }, tint, soldOut, words }: Props) {
  const look = `rounded-card aspect-4/3 ${soldOut ? 'opacity-60 grayscale' : ''}`
  const picture = (className: string) => (
    <Picture image={image} name={name} tint={tint} eager place="dish" className={className} />
  )
  if (!image) return picture(`${look} ${place}`)
  return (
    <PictureZoom image={pictureAt(image, 960)} label={fill(words.enlarge, { item: name })} className={place}>
      {picture(look)}
    </PictureZoom>
  )
}
