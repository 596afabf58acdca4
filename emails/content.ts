export interface ShopDetails {
  shopName: string
  origin: string
  email: string
  phone: string
  /** One string per line; empty where none is set. */
  address: string[]
  /** Empty without an address. */
  mapUrl: string
  brand?: MailBrand
}

/** Each colour has enough contrast where it is used. */
export interface MailBrand {
  wordmark: { plain: string; coloured: string }
  /** Empty: the name as a word mark. */
  logoUrl: string
  button: string
  onButton: string
  ink: string
  inkInTheDark: string
  ground: string
}

export interface Link {
  label: string
  url: string
}

export interface Fact {
  label: string
  lines: string[]
  link?: Link
}

export type Row = [label: string, amount: string]

export interface Bill {
  rows: Row[]
  sum: Row
  notes: string[]
}

export type Tone = 'salmon' | 'green' | 'sky' | 'sand'

export interface Content {
  title: string
  /** The colour of its head, as on the page of an order; absent: that of the brand. */
  tone?: Tone
  figure?: string
  figureNote?: string
  paragraphs: string[]
  closing?: string
  /** A person's own words, in any language. */
  quote?: { from: string; text: string }
  action?: Link
  facts?: Fact[]
  bill?: Bill
}
