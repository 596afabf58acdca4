import type { Proposal } from '@/lib/generated/prisma/client'
import { changedLines, type LineChange } from '@/lib/orders/lines'
import type { ProposalEntry, OrderRecord } from '@/lib/orders/order'
import { mayBeChanged, type OrderStatus } from '@/lib/orders/status'

export type ProposalView = ReturnType<typeof proposalView>

export function proposalView(proposal: Proposal, now: Date) {
  const { id, orderId, state, goes, comes, totalBeforeRappen, totalAfterRappen, proposedAt, expiresAt } = proposal
  const isOver = state === 'open' && expiresAt <= now
  return {
    ...{ id, orderId, totalBeforeRappen, totalAfterRappen, proposedAt, expiresAt },
    state: isOver ? 'expired' : state,
    goes: goes as unknown as ProposedLine[],
    comes: comes as unknown as ProposedLine[],
  }
}

export function waitingProposal(
  order: { status: OrderStatus; isTest: boolean; proposals: readonly ProposalEntry[] },
  now: Date,
): ProposalView | null {
  const [proposal] = order.proposals
  return proposal && proposal.expiresAt > now && mayBeChanged(order) ? proposalView(proposal, now) : null
}

export function changeIn({ quantities, added }: Proposal): ProposedChange {
  return { quantities, added } as unknown as ProposedChange
}

type Lines = OrderRecord['lines']

export interface ProposedChange {
  /** By position: how many are left, 0 for none. Lines that are not named stay. */
  quantities: Record<string, number>
  added: Lines
}

interface ProposedLine {
  name: string
  quantity: number
  subtotalRappen: number
}

export function lineChange(lines: Lines, { quantities, added }: ProposedChange): LineChange {
  const removed = lines.filter(({ position, quantity }) => (quantities[position] ?? quantity) !== quantity)
  const left = removed.flatMap((line) => {
    const quantity = quantities[line.position] ?? line.quantity
    return quantity === 0 ? [] : [{ ...line, quantity, totalRappen: line.priceRappen * quantity }]
  })
  return { removed, replacements: [...left, ...added] }
}

export function proposedLines(lines: Lines, change: ProposedChange): Lines {
  return changedLines(lines, lineChange(lines, change))
}

export function goingLines(lines: Lines, { quantities }: ProposedChange): ProposedLine[] {
  return differences(lines, quantities, (before, after) => before - after)
}

export function comingLines(lines: Lines, { quantities, added }: ProposedChange): ProposedLine[] {
  const isNew = added.map(({ name, quantity, totalRappen }) => ({ name, quantity, subtotalRappen: totalRappen }))
  return [...differences(lines, quantities, (before, after) => after - before), ...isNew]
}

function differences(
  lines: Lines,
  quantities: ProposedChange['quantities'],
  by: (before: number, after: number) => number,
): ProposedLine[] {
  return lines
    .map(({ name, position, quantity: before, priceRappen }) => {
      const quantity = by(before, quantities[position] ?? before)
      return { name, quantity, subtotalRappen: quantity * priceRappen }
    })
    .filter(({ quantity }) => quantity > 0)
}
