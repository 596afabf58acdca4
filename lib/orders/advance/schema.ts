import { z } from 'zod'
import { mostOfOneItem } from '@/lib/orders/limits'
import { requestedItem } from '@/lib/orders/schema'
import { fieldError, optionalLine } from '@/lib/platform/text'
import { longestConsentName, mostLines } from './limits'

const tooMany = { error: fieldError('out_of_range') }

export const proposalBody = z
  .object({
    id: z.guid().meta({ description: 'Made by the caller: the same proposal sent again is one proposal.' }),
    quantities: z
      .array(z.object({ position: z.int().min(0).max(10_000), quantity: z.int().min(0).max(mostOfOneItem) }))
      .max(mostLines, tooMany)
      .default([])
      .meta({ description: 'How many are left of a line; 0: none. Lines that are not named stay.' }),
    add: z.array(requestedItem).max(mostLines, tooMany).default([]).meta({ description: 'At the prices of today.' }),
  })
  .meta({ id: 'ProposeChange' })

export const notedAnswerBody = z
  .object({
    proposal_id: z.guid(),
    answer: z.enum(['agreed', 'declined', 'withdrawn']),
    consent_name: optionalLine(longestConsentName)
      .optional()
      .meta({ description: 'Who agreed on the phone; needed with `agreed`.' }),
  })
  .meta({ id: 'NotedAnswer' })

const token = z.string().min(20).max(100).meta({ description: 'Out of the mailed link.' })

export const proposalTokenBody = z.object({ token }).meta({ id: 'ProposalToken' })
export const proposalAnswerBody = z.object({ token, agrees: z.boolean() }).meta({ id: 'AnswerProposal' })
