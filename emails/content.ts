/** What every mail says about the shop. */
export interface ShopDetails {
  shopName: string
  /** Public origin, without a slash at the end. */
  origin: string
  email: string
  phone: string
}

/** What a mail says, before it is laid out. */
export interface Content {
  title: string
  /** The one thing the reader came for, huge: a code, an order's number. */
  figure?: string
  paragraphs: string[]
  /** Label and amount; the last one is the sum. */
  rows?: [label: string, amount: string][]
  action?: { label: string; url: string }
}
