import { deleteAccount, type Proof } from '@/lib/accounts/deletion/delete-account'
import type { Customer } from '@/lib/accounts/caller'
import { eraseMessagesOf } from '@/lib/shop/erase-messages-of'
import { eraseOrdersOf } from './erase-orders-of'

/** Deletes the caller's account and everything that names him, wherever it stands. It cannot be undone. */
export function deleteCustomer(customer: Customer, proof: Proof, now = new Date()): Promise<void> {
  return deleteAccount(customer, proof, { erasers: [eraseOrdersOf, eraseMessagesOf], now })
}
