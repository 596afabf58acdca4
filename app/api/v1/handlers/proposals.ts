import { answerProposal, findProposal, noteAnswer } from '@/lib/orders/propose/answer-proposal'
import { proposeChange } from '@/lib/orders/propose/propose-change'
import type * as contract from '../contract/proposals'
import type { Handlers } from '../http/handler'

export const proposals = {
  proposeChange: ({ caller, params, body, now }) => proposeChange(caller, params.id, { request: body, now }),
  noteAnswer: ({ caller, params, body, now }) => noteAnswer(caller, params.id, { ...body, now }),
  findProposal: ({ body, now }) => findProposal(body.token, now),
  answerProposal: ({ body, now }) => answerProposal(body, now),
} satisfies Handlers<typeof contract>
