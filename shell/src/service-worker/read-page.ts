import { checkRegistry, type KnownRemotes } from '../remotes/registry/registry.ts'
import { nameOfPage } from './page-to-keep.ts'

/** What a page of the product says of itself. */
export interface ReadPage {
  name: string
  known: KnownRemotes
  /** Version of the shell's phrases, which their addresses carry. */
  phrases: string
  /** Address of the list of the shell's fonts and icons. */
  files: string
}

const REGISTRY = /<script type="application\/json" id="registry"[^>]*>(.*?)<\/script>/s
const LANGUAGE = /<html lang="([a-z]{2})"/

function found(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

const named = (name: string) => new RegExp(`<meta name="${name}" content="([^"]+)">`)

/** There is no DOM in a service worker, and the page is written by the build. Null for a page that is not the product's, or not whole. */
export function readPage(html: string): ReadPage | null {
  try {
    const known = checkRegistry(JSON.parse(found(html, REGISTRY)))
    const [phrases, files, language] = [
      found(html, named('phrases')),
      found(html, named('files')),
      found(html, LANGUAGE),
    ]
    if (known.shell === null || phrases === '' || files === '') return null
    const { revision, shell } = known
    return { name: nameOfPage({ revision, build: shell.build, phrases, language }), known, phrases, files }
  } catch {
    return null
  }
}
