import { directionOf, FALLBACK, isLanguage, wishedLanguage, type Language } from '@comptoir/i18n'
import type { FastifyRequest } from 'fastify'

/** Where i18next keeps the chosen language beside its storage. */
const LANGUAGE_COOKIE = 'i18nextLng'
/** What the browser's storage says, which no request carries: the page repeats it here. */
const STORED_COOKIE = 'i18nextStored'

type Asked = Pick<FastifyRequest, 'url' | 'headers'> & { cookies?: FastifyRequest['cookies'] }

/** The first step of an address may name a language: `/ar/prices`. */
function languageInPath({ pathname }: URL): Language | undefined {
  const first = pathname.split('/')[1]
  return isLanguage(first) ? first : undefined
}

function languageInCookie({ cookies }: Asked, name: string): Language | undefined {
  const kept = cookies?.[name]
  return isLanguage(kept) ? kept : undefined
}

/**
 * What names the reader's language, in the order in which the page looks for it: the address that chooses one (`?lng=fr`),
 * the storage, the browser, the path, the cookie. Undefined when nothing does: then the page may still know better.
 */
export function knownLanguage(request: Asked): Language | undefined {
  const address = new URL(request.url, 'http://localhost')
  const asked = address.searchParams.get('lng')
  if (isLanguage(asked)) return asked
  return (
    languageInCookie(request, STORED_COOKIE) ??
    wishedLanguage(request.headers['accept-language']) ??
    languageInPath(address) ??
    languageInCookie(request, LANGUAGE_COOKIE)
  )
}

/** A page's language: the known one, else French. */
export function pageLanguage(request: Asked): Language {
  return knownLanguage(request) ?? FALLBACK
}

/** The document in a language. */
export function inLanguage(html: string, language: Language): string {
  return html.replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
}
