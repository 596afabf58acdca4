import { textOf } from '@/app/_client/form'
import { stored } from '@/app/_client/stored'

/** Of a registration all but the password, which is kept nowhere. */
interface KeptRegistration {
  firstname: string
  lastname: string
  email: string
  agrees: boolean
}

export const nobody: KeptRegistration = { firstname: '', lastname: '', email: '', agrees: false }

const texts = ['firstname', 'lastname', 'email'] as const

export const keptRegistration = stored(
  'registration',
  (raw): KeptRegistration => ({ ...nobody, ...(raw as KeptRegistration | null) }),
  'tab',
)

export function keepTyped(form: HTMLFormElement): void {
  const data = new FormData(form)
  const [firstname, lastname, email] = texts.map((name) => textOf(data, name)) as [string, string, string]
  keptRegistration.write({ firstname, lastname, email, agrees: data.has('terms') })
}

/** After a reload; what was typed before the page was ready stays. */
export function fillInKept(form: HTMLFormElement | null): void {
  if (!form) return
  const kept = keptRegistration.read()
  for (const name of texts) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && !field.value) field.value = kept[name]
  }
  const box = form.elements.namedItem('terms')
  if (box instanceof HTMLInputElement && kept.agrees) box.checked = true
}
