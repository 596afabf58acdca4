import type { RefusalCode } from '@/lib/platform/refusals'

type Words = { en: string; de: string }

/** What people read when the shop says no; `{name}` is replaced by the refusal's values. */
export const refusalWords: Record<RefusalCode, Words> = {
  malformed: { en: 'The request could not be read.', de: 'Die Anfrage konnte nicht gelesen werden.' },
  not_signed_in: { en: 'Please log in.', de: 'Bitte melden Sie sich an.' },
  invalid_credentials: {
    en: 'The e-mail address or the password is wrong.',
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
  },
  not_authorized_for_admin: {
    en: 'You are not authorized to access admin panel',
    de: 'Sie sind für den Administrationsbereich nicht berechtigt.',
  },
  forbidden: { en: 'You are not allowed to do this.', de: 'Dazu sind Sie nicht berechtigt.' },
  foreign_origin: {
    en: 'This change did not come from our own pages.',
    de: 'Diese Änderung kam nicht von unseren eigenen Seiten.',
  },
  not_verified: {
    en: 'Please confirm your e-mail address with the code that we sent you.',
    de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse mit dem Code, den wir Ihnen geschickt haben.',
  },
  account_disabled: {
    en: 'This account is disabled. Please call us.',
    de: 'Dieses Konto ist gesperrt. Bitte rufen Sie uns an.',
  },
  not_found: { en: 'We could not find this.', de: 'Das haben wir nicht gefunden.' },
  method_not_allowed: { en: 'This address does not know this method.', de: 'Diese Adresse kennt diese Methode nicht.' },
  price_changed: {
    en: 'The price has changed. Please look at the new total before you order.',
    de: 'Der Preis hat sich geändert. Bitte prüfen Sie das neue Total, bevor Sie bestellen.',
  },
  idempotency_conflict: {
    en: 'This payment id was already used for another order.',
    de: 'Diese Zahlungskennung wurde bereits für eine andere Bestellung verwendet.',
  },
  illegal_transition: {
    en: 'The order is no longer in a state that allows this.',
    de: 'Der Status der Bestellung lässt das nicht mehr zu.',
  },
  cancellation_over: {
    en: 'This order can no longer be cancelled. Please call us.',
    de: 'Diese Bestellung kann nicht mehr storniert werden. Bitte rufen Sie uns an.',
  },
  payment_not_open: {
    en: 'This payment cannot be changed any more.',
    de: 'Diese Zahlung kann nicht mehr geändert werden.',
  },
  name_taken: { en: 'This name is already taken.', de: 'Dieser Name ist bereits vergeben.' },
  email_taken: {
    en: 'There is already an account with this e-mail address.',
    de: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.',
  },
  category_not_empty: {
    en: 'This category still has dishes. Move or delete them first.',
    de: 'Diese Kategorie enthält noch Gerichte. Verschieben oder löschen Sie diese zuerst.',
  },
  last_admin: {
    en: 'The last administrator cannot be removed.',
    de: 'Die letzte Administratorin kann nicht entfernt werden.',
  },
  too_large: { en: 'This is too large to be sent.', de: 'Das ist zu gross, um gesendet zu werden.' },
  category_image_too_large: { en: 'Image must be under 1MB', de: 'Das Bild muss kleiner als 1 MB sein.' },
  dish_image_too_large: { en: 'File size must be under 2 MB.', de: 'Die Datei darf höchstens 2 MB gross sein.' },
  unsupported_media_type: {
    en: 'This kind of content is not accepted here.',
    de: 'Diese Art von Inhalt wird hier nicht angenommen.',
  },
  invalid_fields: { en: 'Please check the marked fields.', de: 'Bitte prüfen Sie die markierten Felder.' },
  image_invalid: {
    en: 'Please upload a valid image (JPG, PNG, WEBP).',
    de: 'Bitte laden Sie ein gültiges Bild hoch (JPG, PNG, WEBP).',
  },
  code_invalid: { en: 'The OTP provided is invalid.', de: 'Der eingegebene Code ist ungültig.' },
  item_unknown: { en: 'Not on the menu: {items}', de: 'Nicht auf der Karte: {items}' },
  item_sold_out: { en: 'Sold out: {items}', de: 'Ausverkauft: {items}' },
  below_minimum: {
    en: 'Orders below {minimum} cannot be placed.',
    de: 'Bestellungen unter {minimum} sind nicht möglich.',
  },
  postcode_not_served: { en: 'We do not deliver to this postcode.', de: 'An diese Postleitzahl liefern wir nicht.' },
  slot_unavailable: {
    en: 'This time is not available any more. Please choose another one.',
    de: 'Diese Zeit ist nicht mehr verfügbar. Bitte wählen Sie eine andere.',
  },
  shop_closed: { en: 'We cannot take orders at the moment.', de: 'Wir können im Moment keine Bestellungen annehmen.' },
  profile_incomplete: {
    en: 'Please complete your billing details first.',
    de: 'Bitte vervollständigen Sie zuerst Ihre Rechnungsangaben.',
  },
  payment_method_unknown: { en: 'We only accept Cash on Delivery.', de: 'Wir akzeptieren nur Barzahlung.' },
  too_many_requests: {
    en: 'Too many attempts. Please wait a moment.',
    de: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  },
  resend_too_soon: {
    en: 'Please wait {seconds} seconds before you ask for another code.',
    de: 'Bitte warten Sie {seconds} Sekunden, bevor Sie einen weiteren Code anfordern.',
  },
  internal: {
    en: 'Something went wrong on our side. Please try again.',
    de: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  },
  unavailable: {
    en: 'The shop does not answer right now. Please try again in a moment.',
    de: 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  },
}
