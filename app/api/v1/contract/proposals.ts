import { z } from 'zod'
import { proposalAnswer, staffOrder } from '@/lib/orders/answers'
import { notedAnswerBody, proposalAnswerBody, proposalBody, proposalTokenBody } from '@/lib/orders/propose/schema'
import { problemCodes } from '@/lib/orders/quote/quote'
import { orderId } from '@/lib/orders/schema'
import { operation } from '../http/operation'

// 256 random bits; the limit is for whoever tries anyway.
const linkLimit = { name: 'proposal', points: 60, seconds: 60 }
const byOrderId = z.object({ id: orderId })
const ofDishes = problemCodes.filter((code) => /^(item|option)/.test(code) && code !== 'item_not_at_this_time')

export const proposeChange = operation({
  method: 'POST',
  path: 'orders/{id}/proposal',
  caller: 'board',
  summary: 'Ask the guest by mail whether his accepted order may be changed; it stays as it is until he agrees',
  params: byOrderId,
  body: proposalBody,
  answer: staffOrder,
  message: 'saved',
  refusals: ['illegal_transition', 'proposal_open', ...ofDishes],
  refusalData: { illegal_transition: staffOrder, proposal_open: staffOrder },
})

export const noteAnswer = operation({
  method: 'POST',
  path: 'orders/{id}/proposal/answer',
  caller: 'board',
  summary: 'Note what the guest said on the phone, or withdraw what is proposed',
  params: byOrderId,
  body: notedAnswerBody,
  answer: staffOrder,
  message: 'saved',
  refusals: ['proposal_closed'],
  refusalData: { proposal_closed: proposalAnswer },
})

export const findProposal = operation({
  method: 'POST',
  path: 'userorder/proposal',
  caller: 'visitor',
  summary: 'What a mailed link proposes to change in an order; changes nothing',
  limit: { client: linkLimit },
  body: proposalTokenBody,
  answer: proposalAnswer,
  refusals: ['link_invalid'],
})

export const answerProposal = operation({
  method: 'POST',
  path: 'userorder/proposal/answer',
  caller: 'visitor',
  summary:
    'Agree to a proposed change of an order, or not, by the mailed link; once, and the same answer again is the same',
  limit: { client: linkLimit },
  body: proposalAnswerBody,
  answer: proposalAnswer,
  message: 'saved',
  refusals: ['link_invalid', 'proposal_closed'],
  refusalData: { proposal_closed: proposalAnswer },
})
