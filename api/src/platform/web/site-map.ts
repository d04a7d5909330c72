import { LANGUAGES } from '@comptoir/i18n'
import type { FastifyInstance } from 'fastify'
import { pageFacts } from './page-facts.ts'
import { addressIn, escapeHtml } from './page-head.ts'
import type { RegistrySource } from './registry-source.ts'

/** One public page in one language, and where it is in the others. */
function entries(publicUrl: string, pattern: string): string {
  const others = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(addressIn(publicUrl, pattern, language))}"/>`,
  ).join('')
  return LANGUAGES.map(
    (language) => `<url><loc>${escapeHtml(addressIn(publicUrl, pattern, language))}</loc>${others}</url>`,
  ).join('\n')
}

/** Lists the pages for search engines: those that live remotes describe. */
export function serveSiteMap(app: FastifyInstance, registry: RegistrySource, publicUrl: string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /superadmin\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const { routes } = pageFacts((await registry.current()).registry)
    const described = routes.filter(({ route }) => route.layout === 'public' && route.descriptionKey !== undefined)
    const urls = described.map(({ pattern }) => entries(publicUrl, pattern)).join('\n')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`,
      )
  })
}
