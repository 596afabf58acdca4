import type { Proposal } from '@/lib/generated/prisma/client'
import type { ProposalEntry } from '@/lib/orders/order'
import { mayBeChanged, type OrderStatus } from '@/lib/orders/status'
import type { ProposedChange, ProposedLine } from './proposed-lines'

/** What is proposed, as guest and staff see it. */
export interface ProposalView {
  id: string
  orderId: string
  state: Proposal['state']
  goes: ProposedLine[]
  comes: ProposedLine[]
  totalBeforeRappen: number
  totalAfterRappen: number
  proposedAt: Date
  expiresAt: Date
}

export function proposalView(proposal: Proposal, now: Date): ProposalView {
  const { id, orderId, state, goes, comes, totalBeforeRappen, totalAfterRappen, proposedAt, expiresAt } = proposal
  const isOver = state === 'open' && expiresAt <= now
  return {
    ...{ id, orderId, totalBeforeRappen, totalAfterRappen, proposedAt, expiresAt },
    state: isOver ? 'expired' : state,
    goes: goes as unknown as ProposedLine[],
    comes: comes as unknown as ProposedLine[],
  }
}

/** The one that waits for its guest; null: none does. */
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
