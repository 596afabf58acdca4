import type { Language } from './language'

const space = '\u00A0'

/** As menus in Switzerland write it: 4 cl, 3,3 dl, 1,5 l. */
export function formatVolume(millilitres: number, language: Language): string {
  const [size, unit] = millilitres < 100 ? [10, 'cl'] : millilitres < 1000 ? [100, 'dl'] : [1000, 'l']
  const number = String(millilitres / size)
  return `${language === 'en' ? number : number.replace('.', ',')}${space}${unit}`
}

/** A name with its volume, unless the owner has written that into it himself. */
export function nameWithVolume(name: string, millilitres: number | null, language: Language): string {
  if (millilitres === null) return name
  const volume = formatVolume(millilitres, language)
  const plain = (text: string) => text.replace(/\s/g, '').replace(',', '.').toLowerCase()
  return plain(name).includes(plain(volume)) ? name : `${name} ${volume}`
}
