import type { MetadataRoute } from 'next'
import { publicOrigin } from '@/lib/platform/env'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/', '/checkout', '/profile', '/track/'] },
    sitemap: `${publicOrigin()}/sitemap.xml`,
  }
}
