import { z } from 'zod'
import { staffBody, userChange, userQuery, userView } from '@/lib/accounts/schema'
import { operation } from '../http/operation'

export const listUsers = operation({
  method: 'GET',
  path: 'users',
  caller: 'admin',
  summary: 'Accounts, newest first; the next page is in the Link header',
  query: userQuery,
  answer: z.array(userView),
  refusals: [],
})

export const addStaff = operation({
  method: 'POST',
  path: 'users',
  caller: 'admin',
  summary: 'Open an account for a member of staff, a manager or another owner',
  body: staffBody,
  answer: userView,
  message: 'accountOpened',
  refusals: ['email_taken', 'busy'],
})

export const changeUser = operation({
  method: 'PATCH',
  path: 'users/{id}',
  caller: 'admin',
  summary: 'Give an account another role, disable or enable it; ends its sessions',
  params: z.object({ id: z.guid() }),
  body: userChange,
  answer: userView,
  message: 'accountChanged',
  refusals: ['not_found', 'last_admin'],
})
