import type { MetadataRoute } from 'next'
import { languages } from '@/lib/i18n/language'
import { publicOrigin } from '@/lib/platform/env'

export const dynamic = 'force-dynamic'

// Also under the fixed addresses of each language.
const privatePages = ['/checkout', '/profile', '/track/']

export default function robots(): MetadataRoute.Robots {
  const prefixes = ['', ...languages.map((language) => `/${language}`)]
  const disallow = ['/admin', '/api/', ...prefixes.flatMap((prefix) => privatePages.map((path) => prefix + path))]
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: `${publicOrigin()}/sitemap.xml`,
  }
}
