import { DomainError } from '../../../../platform/errors.ts'
import { firstCharacters } from '../../../../platform/first-characters.ts'

const UTF8_FLAG = 0x800
const MAX_NAME = 400
const SHOWN = 100
/** What programs and systems put into archives for themselves. */
const JUNK = /(^|\/)(__MACOSX(\/|$)|\.|Thumbs\.db$|desktop\.ini$)/i
const PICTURE = /\.(jpe?g|png|webp|avif|gif|heic|heif)$/i
const CATALOGUE = /\.(csv|tsv|txt|xlsx|xlsm|xls)$/i

/** The flags by which a name is decoded: many programs write UTF-8 and do not say so; else it is what DOS had. */
export function nameFlags(flags: number, raw: Buffer): number {
  return isUtf8(raw) ? flags | UTF8_FLAG : flags
}

function isUtf8(raw: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(raw)
    return true
  } catch {
    return false
  }
}

/** A name as a path within its archive. Refuses one that leads out of it, or that nobody could read. */
export function safeName(name: string): string {
  const path = name.replaceAll('\\', '/').normalize('NFC')
  const isUnsafe =
    path.length > MAX_NAME || /^\/|^[a-z]:|[\u0000-\u001F\u007F]/i.test(path) || path.split('/').includes('..')
  const shown = firstCharacters(path, SHOWN).replaceAll(/[\u0000-\u001F\u007F]/g, '?')
  if (isUnsafe) throw new DomainError('productImport.archiveUnsafe', { name: shown })
  return path.replace(/^(\.\/)+/, '')
}

export const isJunk = (name: string): boolean => JUNK.test(name)
export const isNamedAsPicture = (name: string): boolean => PICTURE.test(name)
export const isNamedAsCatalogue = (name: string): boolean => CATALOGUE.test(name)

/** By which names are compared: letters that look the same are. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
