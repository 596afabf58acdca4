import { z } from 'zod'
import { textChange, textPlace, textProblems, textView } from '@/lib/texts/schema'
import { operation } from '../http/operation'

export const listTexts = operation({
  method: 'GET',
  path: 'texts',
  caller: 'manager',
  summary: 'The pages and lines of mails in the owner’s words, each in every language',
  answer: z.array(textView),
  refusals: [],
})

export const getText = operation({
  method: 'GET',
  path: 'texts/{kind}/{language}',
  caller: 'manager',
  summary: 'One text. Its ETag is for If-Match',
  params: textPlace,
  answer: textView,
  versioned: true,
  refusals: [],
})

export const saveText = operation({
  method: 'PUT',
  path: 'texts/{kind}/{language}',
  caller: 'manager',
  summary: 'Save a text as a new edition, or go back to the default; earlier editions stay',
  params: textPlace,
  body: textChange,
  answer: textView,
  message: 'saved',
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile', 'text_invalid'],
  refusalData: { changed_meanwhile: textView, text_invalid: textProblems },
})
