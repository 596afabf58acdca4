/** Every error of a single field, in both languages; `{n}` style values are not needed here. */
export const fieldErrorWords = {
  required: { en: 'Please fill in this field.', de: 'Bitte füllen Sie dieses Feld aus.' },
  invalid: { en: 'This value is not valid.', de: 'Dieser Wert ist nicht gültig.' },
  too_long: { en: 'This is too long.', de: 'Das ist zu lang.' },
  too_short: { en: 'This is too short.', de: 'Das ist zu kurz.' },
  out_of_range: { en: 'This value is out of range.', de: 'Dieser Wert liegt ausserhalb des Bereichs.' },
  email: { en: 'Please enter a valid e-mail address.', de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
  phone: { en: 'Please enter a valid phone number.', de: 'Bitte geben Sie eine gültige Telefonnummer ein.' },
  postcode: { en: 'Please enter a valid postcode.', de: 'Bitte geben Sie eine gültige Postleitzahl ein.' },
  postcode_not_served: { en: 'We do not deliver to this postcode.', de: 'An diese Postleitzahl liefern wir nicht.' },
  country: { en: 'Only addresses in Switzerland are possible.', de: 'Nur Adressen in der Schweiz sind möglich.' },
  amount: {
    en: 'Please enter an amount with at most two decimals.',
    de: 'Bitte geben Sie einen Betrag mit höchstens zwei Dezimalen ein.',
  },
  otp: { en: '❌ Please enter a valid 6-digit OTP.', de: '❌ Bitte geben Sie einen gültigen sechsstelligen Code ein.' },
  password_too_short: { en: 'At least 10 characters.', de: 'Mindestens 10 Zeichen.' },
  password_too_long: {
    en: 'At most 72 bytes; umlauts and emoji count more than once.',
    de: 'Höchstens 72 Bytes; Umlaute und Emojis zählen mehrfach.',
  },
  password_common: { en: 'This password is too easy to guess.', de: 'Dieses Passwort ist zu leicht zu erraten.' },
  password_wrong: { en: 'This is not your current password.', de: 'Das ist nicht Ihr aktuelles Passwort.' },
  name_taken: { en: 'This name is already taken.', de: 'Dieser Name ist bereits vergeben.' },
  hours_overlap: { en: 'These hours overlap.', de: 'Diese Zeiten überschneiden sich.' },
  category_unknown: { en: 'There is no such category.', de: 'Diese Kategorie gibt es nicht.' },
  control_characters: {
    en: 'This contains characters that cannot be stored.',
    de: 'Das enthält Zeichen, die nicht gespeichert werden können.',
  },
  unknown_field: { en: 'This field is not known.', de: 'Dieses Feld ist nicht bekannt.' },
} as const

export type FieldError = keyof typeof fieldErrorWords
