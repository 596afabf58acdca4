import type { StaffOrder } from '@/lib/orders/answers'

/** What a card is called: the number comes around, with the code it is the only one. */
export function ticketName({ number, short_number }: Pick<StaffOrder, 'number' | 'short_number'>): string {
  return `${number} ${short_number}`
}
