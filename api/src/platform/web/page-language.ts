import { directionOf, isLanguage, negotiateLanguage, type Language } from '@comptoir/i18n'
import type { FastifyRequest } from 'fastify'

/** Where i18next keeps the chosen language beside its storage. */
const LANGUAGE_COOKIE = 'i18nextLng'

/** The language of the cookie; undefined when there is none, one that names no language, or an address that nobody could read. */
export function languageInCookie({ cookies }: { cookies?: FastifyRequest['cookies'] }): Language | undefined {
  const chosen = cookies?.[LANGUAGE_COOKIE]
  return isLanguage(chosen) ? chosen : undefined
}

/** A page's language: as its address says (`?lng=fr`, which counts as choosing), else the cookie, else the browser, else French. */
export function pageLanguage(request: FastifyRequest): Language {
  const asked = new URL(request.url, 'http://localhost').searchParams.get('lng')
  if (isLanguage(asked)) return asked
  return languageInCookie(request) ?? negotiateLanguage(request.headers['accept-language'])
}

/** The document in a language. */
export function inLanguage(html: string, language: Language): string {
  return html.replace(/<html lang="[a-z]+" dir="[a-z]+">/, `<html lang="${language}" dir="${directionOf(language)}">`)
}
