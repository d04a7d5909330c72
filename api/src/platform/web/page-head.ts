import type { OwnedRoute } from '@comptoir/contracts/federation'
import { LANGUAGES, type Language } from '@comptoir/i18n'

const PRODUCT = 'Comptoir'
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text of a release, for elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
}

/** The address of a public page in a language, as given to search engines. */
export function addressIn(publicUrl: string, pattern: string, language: Language): string {
  return `${publicUrl}${pattern}?lng=${language}`
}

export interface HeadOptions {
  owned: OwnedRoute
  language: Language
  publicUrl: string
}

function labelOf({ owned: { release }, language }: HeadOptions, key: string): string {
  return release.labels[language]?.[key] ?? ''
}

/** A page's metadata: in this language, in the others, and for link previews. */
function described(options: HeadOptions, title: string, description: string): string[] {
  const { owned, language, publicUrl } = options
  const address = escapeHtml(addressIn(publicUrl, owned.pattern, language))
  const others = LANGUAGES.map(
    (each) =>
      `<link rel="alternate" hreflang="${each}" href="${escapeHtml(addressIn(publicUrl, owned.pattern, each))}">`,
  )
  const shared = {
    'og:type': 'website',
    'og:site_name': PRODUCT,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': language,
  }
  return [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    ...others,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(`${publicUrl}${owned.pattern}`)}">`,
    ...Object.entries(shared).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary">',
  ]
}

/** Title and description of a public page; one that says nothing of itself is not for search engines. */
export function headOf(options: HeadOptions): string {
  const { titleKey, descriptionKey } = options.owned.route
  const title = escapeHtml(`${labelOf(options, titleKey)} · ${PRODUCT}`)
  const description = descriptionKey === undefined ? '' : escapeHtml(labelOf(options, descriptionKey))
  const more = description === '' ? ['<meta name="robots" content="noindex">'] : described(options, title, description)
  return [`<title>${title}</title>`, ...more].join('\n')
}
