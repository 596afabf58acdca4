'use client'

import { useMemo } from 'react'
import type { z } from 'zod'
import { ApiRefusal, call } from '@/app/_client/api'
import type { ShownUser } from '@/app/_client/user'
import type { NewStaff, UserChange } from '@/lib/accounts/schema'
import type { Language } from '@/lib/i18n/language'
import type { MenuItemView } from '@/lib/menu/schema'
import type { StaffOrder } from '@/lib/orders/answers'
import type { Board } from '@/lib/orders/board/board'
import type { advanceBody } from '@/lib/orders/schema'
import type { settings } from '@/lib/shop/settings-schema'
import { useLanguage } from './admin-language'

export type AdminApi = ReturnType<typeof adminApi>

/** The calls of the admin pages; refusals come in the language of the page. */
export function useAdminApi(): AdminApi {
  const language = useLanguage()
  return useMemo(() => adminApi(language), [language])
}

export function adminApi(language: Language) {
  const send = <Answer>(method: Parameters<typeof call>[0], path: string, body?: unknown) =>
    call<Answer>(method, path, { body, language })
  return {
    login: (body: { email: string; password: string }) => send<{ user: ShownUser }>('POST', 'admin/login', body),
    renew: (password: string) => send<{ session_ends_at: string }>('POST', 'admin/renew', { password }),
    board: () => send<Board>('GET', 'orders/board'),
    advance: (id: string, body: z.input<typeof advanceBody>) => send<StaffOrder>('PATCH', `orders/${id}`, body),
    collect: (paymentId: string) => send('PATCH', `payments/${paymentId}`, { status: 'collected' }),
    menuItems: () => send<MenuItemView[]>('GET', 'menuItems/getMenuItems'),
    setAvailability: (id: string, body: { available: boolean; sold_out_until: string | null }) =>
      send('PATCH', `menuItems/${id}/availability`, body),
    pause: (minutes: number | null) => send('PATCH', 'shop/pause', { minutes }),
    extendLeadTime: (body: { minutes: number; for_minutes: number }) => send('PATCH', 'shop/lead-time', body),
    addCategory: (form: FormData) => send('POST', 'categories/addCategory', form),
    updateCategory: (id: string, form: FormData) => send('PUT', `categories/updateCategory/${id}`, form),
    deleteCategory: (id: string) => send('DELETE', `categories/deleteCategory/${id}`),
    moveCategory: (id: string, beforeId: string | null) =>
      send('PATCH', `categories/${id}/position`, { before_id: beforeId }),
    addMenuItem: (form: FormData) => send('POST', 'menuItems/addMenuItem', form),
    updateMenuItem: (id: string, form: FormData) => send('PUT', `menuItems/updateMenuItem/${id}`, form),
    deleteMenuItem: (id: string) => send('DELETE', `menuItems/deleteMenuItem/${id}`),
    moveMenuItem: (id: string, beforeId: string | null) =>
      send('PATCH', `menuItems/${id}/position`, { before_id: beforeId }),
    addStaff: (body: NewStaff) => send('POST', 'users', body),
    changeUser: (id: string, change: UserChange) => send('PATCH', `users/${id}`, change),
    updateShop: (body: z.input<typeof settings>) => send('PUT', 'shop', body),
    markAnswered: (id: string, isAnswered: boolean) =>
      send('PATCH', `contact-messages/${id}`, { answered: isAnswered }),
  }
}

/** What the shop said, or `otherwise` when it did not answer. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiRefusal ? error.message : otherwise
}
