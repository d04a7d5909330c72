import type { Language } from '@comptoir/i18n'

export interface NamedFile {
  title: string
  language: Language
  /** What the file is called where only ASCII is understood and the title has none. */
  asciiTitle: string
  /** `YYYY-MM-DD`. */
  day: string
  extension: string
}

/** The header that names a file to save (RFC 6266): `remises-2026-11-21.xlsx`, once in ASCII, once in its own letters. */
export function attachment({ title, language, asciiTitle, day, extension }: NamedFile): string {
  const own = title
    .toLocaleLowerCase(language)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const plain = own.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const ascii = /^[a-z0-9-]+$/.test(plain) ? plain : asciiTitle
  const named = (name: string): string => `${name}-${day}.${extension}`
  return `attachment; filename="${named(ascii)}"; filename*=UTF-8''${encodeURIComponent(named(own))}`
}
