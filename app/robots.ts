import type { MetadataRoute } from 'next'
import { publicOrigin } from '@/lib/platform/process/env'
import { isShopOpened, offeredLanguages } from '@/lib/platform/events'

export const dynamic = 'force-dynamic'

// Also under the fixed addresses of each offered language.
const privatePages = ['/checkout', '/profile', '/track/']

export default function robots(): MetadataRoute.Robots {
  if (!isShopOpened()) return { rules: { userAgent: '*', disallow: '/' } }
  const prefixes = ['', ...offeredLanguages().map((language) => `/${language}`)]
  const disallow = ['/admin', '/api/', ...prefixes.flatMap((prefix) => privatePages.map((path) => prefix + path))]
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: `${publicOrigin()}/sitemap.xml`,
  }
}
