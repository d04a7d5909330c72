import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { OwnedRoute } from '@comptoir/contracts/federation'
import type { Language } from '@comptoir/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hintsFor, pageFacts, routeAt, type PageFacts } from './page-facts.ts'
import { headOf } from './page-head.ts'
import { inLanguage, knownLanguage, pageLanguage } from './page-language.ts'
import { BuiltFile, contentSecurityPolicy } from './page.ts'
import { partHints, type PartHints } from './part-hints.ts'
import type { RegistrySource } from './registry-source.ts'
import type { ReleaseFiles } from './release-files.ts'
import { PHRASES } from './translations.ts'
import { WrittenPages, type WrittenPage } from './written-pages.ts'

export interface DocumentOptions {
  /** Folder of the built shell, in `shell/dist`. */
  root: string
  registry: RegistrySource
  releases: ReleaseFiles
  /** Origin that browsers see, without a slash at the end. */
  publicUrl: string
}

/** A public page of the address that was asked for. */
interface PublicPage {
  owned: OwnedRoute
  language: Language
  written: WrittenPage | null
}

const META = /<!--meta-->[^]*?<!--\/meta-->/

/** The one document of the product, for whatever address is asked for: with its hints, the registry, and the words of public pages. */
export class PageDocument {
  readonly #options: DocumentOptions
  readonly #page: BuiltFile<string>
  readonly #parts: BuiltFile<PartHints>
  readonly #written: WrittenPages

  constructor(options: DocumentOptions) {
    this.#options = options
    const dist = join(options.root, 'shell', 'dist')
    this.#page = new BuiltFile(join(dist, 'index.html'), (html) => html)
    this.#parts = new BuiltFile(join(dist, 'build.json'), partHints)
    this.#written = new WrittenPages(options.root, options.releases)
  }

  /** Whether a page is at that path, as far as anybody can tell. */
  async has(path: string): Promise<boolean> {
    return pageFacts((await this.#options.registry.current()).registry).hasPage(path)
  }

  /** Sends it with a status: what it says about an address that leads nowhere, the browser works out by itself. */
  async send(request: FastifyRequest, reply: FastifyReply, path: string, status: number): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64')
    const facts = pageFacts((await this.#options.registry.current()).registry)
    const page = await this.#publicPage(request, facts, path)
    const language = page?.written ? page.language : knownLanguage(request)
    const [text, parts] = await Promise.all([this.#page.current(), this.#parts.current()])
    const html = this.#withPage(inLanguage(text, pageLanguage(request)), page)
      .replace('<!--hints-->', () => hintsFor(facts, parts, path, language))
      .replaceAll('__NONCE__', nonce)
      .replaceAll('__PHRASES__', PHRASES.version)
      .replace(
        '<!--registry-->',
        () => `<script type="application/json" id="registry" nonce="${nonce}">${facts.json(language)}</script>`,
      )
    return reply
      .code(status)
      .header('content-security-policy', contentSecurityPolicy(nonce, facts.sources))
      .header('integrity-policy', 'blocked-destinations=(script)')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(html)
  }

  async #publicPage(request: FastifyRequest, facts: PageFacts, path: string): Promise<PublicPage | null> {
    const owned = routeAt(facts, path)
    if (owned?.route.layout !== 'public') return null
    const language = pageLanguage(request)
    return { owned, language, written: await this.#written.find(owned, language) }
  }

  /** Title, language and content of a public page; the others are written by the browser. */
  #withPage(html: string, page: PublicPage | null): string {
    const body = page?.written?.body ?? ''
    const [before = '', after = ''] = html.split('<!--rendered-->')
    if (page === null) return `${before.replace(META, '<title>Comptoir</title>')}${after}`
    const head = [headOf({ ...page, publicUrl: this.#options.publicUrl }), page.written?.styles ?? ''].join('\n')
    return `${before.replace(META, () => head)}${body}${after}`
  }
}
