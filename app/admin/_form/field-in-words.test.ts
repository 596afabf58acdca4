import { describe, expect, it } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { pictureInWords } from './field-in-words'
import { differences } from './save-changes'

const { forms } = texts('en').admin
const show = (_field: string, value: unknown) => pictureInWords(value, forms)

describe('a picture that two people have changed', () => {
  const opened = { image: '/media/old.webp' }
  const untouched = {}

  it('is asked about where it was removed here and replaced there', () => {
    const current = { image: '/media/new.webp' }
    expect(differences({ opened, current, untouched, sent: { remove_image: 'true' } }, show)).toEqual([
      { field: 'remove_image', mine: 'nothing', theirs: 'another picture', isTyped: true },
    ])
  })

  it('is asked about where it was replaced here and removed there', () => {
    const sent = { image: new File(['x'], 'rösti.jpg') }
    expect(differences({ opened, current: { image: null }, untouched, sent }, show)).toEqual([
      { field: 'image', mine: 'rösti.jpg', theirs: 'nothing', isTyped: true },
    ])
  })

  it('is not asked about where both have removed it', () => {
    const sent = { remove_image: 'true' }
    expect(differences({ opened, current: { image: null }, untouched, sent }, show)).toEqual([])
  })
})
