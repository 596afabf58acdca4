import type { Localized } from '@/lib/i18n/localized'

/** The demo shop is written in the two languages that it offers. */
export type DemoText = Partial<Localized> & Record<'de' | 'en', string>
