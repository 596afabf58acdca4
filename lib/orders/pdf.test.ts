import { expect, test } from 'vitest'
import { drawable } from './pdf'

test.each(['Čović', 'Łukasz', 'Ağaoğlu', 'Đorđević', 'Ștefănescu', 'Őry', 'Żółć', 'Bjørn', 'O’Brien', 'Müller-Gœthe'])(
  '%s stands in a PDF as it is written',
  (name) => {
    expect(drawable(name)).toBe(name)
    expect(drawable(name.normalize('NFD'))).toBe(name)
  },
)

test.each([
  ['Phở', 'Phơ'],
  ['Nguyễn', 'Nguyên'],
  ['Yıldız', 'Yildiz'],
  ['李 🍜', '? ?'],
])('of %s what no font here has is left out: %s', (name, drawn) => expect(drawable(name)).toBe(drawn))
