/** What every mail says about the shop. */
export interface ShopDetails {
  shopName: string
  /** Public origin, without a slash at the end. */
  origin: string
  email: string
  phone: string
  /** Street, then postcode and town; empty where the owner has set none. */
  address: string[]
  /** A map that leads there; empty where there is no address. */
  mapUrl: string
  brand?: MailBrand
}

/** The look of the shop in a mail; each colour is readable where it stands. */
export interface MailBrand {
  wordmark: { plain: string; coloured: string }
  /** Empty: the name as a word mark. */
  logoUrl: string
  button: string
  onButton: string
  ink: string
  inkInTheDark: string
  /** Below the title, where a mail has no tone of its own. */
  ground: string
}

export interface Link {
  label: string
  url: string
}

/** Something to look up: where, which order, until when. */
export interface Fact {
  label: string
  lines: string[]
  link?: Link
}

/** Label and amount. */
export type Row = [label: string, amount: string]

export interface Bill {
  rows: Row[]
  sum: Row
  /** Smaller, below the sum. */
  notes: string[]
}

export type Tone = 'brand' | 'salmon' | 'green' | 'sky' | 'sand'

/** What a mail says, before it is laid out. */
export interface Content {
  title: string
  /** The colour of its head, as on the page of an order. */
  tone?: Tone
  /** The one thing the reader came for, huge: a code, an order's number. */
  figure?: string
  /** Beside the figure, e.g. the day of a time. */
  figureNote?: string
  paragraphs: string[]
  /** The owner's last word, after everything else. */
  closing?: string
  /** What a person wrote, in whatever language. */
  quote?: { from: string; text: string }
  action?: Link
  facts?: Fact[]
  bill?: Bill
}
