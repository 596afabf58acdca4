import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { AdminWords } from '../../_client/admin-words'
import { adminLanguage } from '../../_language'
import { ColourWords } from './colour-words'

export default async function LookLayout({ children }: { children: ReactNode }) {
  const { admin, fieldErrors } = texts(await adminLanguage())
  const { accent_too_light, second_too_dark } = fieldErrors
  return (
    <AdminWords words={{ look: admin.look, menu: admin.menu }}>
      <ColourWords words={{ accent_too_light, second_too_dark }}>{children}</ColourWords>
    </AdminWords>
  )
}
