import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { RemoteManifest } from '@comptoir/contracts'
import { LANGUAGES, translation, type Language } from '@comptoir/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { problemOf } from '../http/problems.ts'
import { hintsFor, pageFacts } from './page-facts.ts'
import { contentSecurityPolicy, openedParts, Page } from './page.ts'
import type { RegistrySource } from './registry-source.ts'
import { serveReleases, type ReleaseFiles } from './release-files.ts'

const YEAR = 31_536_000
/** Where i18next keeps the chosen language beside its storage. */
const LANGUAGE_COOKIE = 'i18nextLng'

export interface WebOptions {
  /** Where the built shell lies, in `shell/dist`. */
  root: string
  registry: RegistrySource
  releases: ReleaseFiles
}

/** Serves the shell, the remotes' files, the registry and the translations from the API's own origin. */
export async function useWeb(app: FastifyInstance, { root, registry, releases }: WebOptions): Promise<void> {
  const page = new Page(join(root, 'shell', 'dist', 'index.html'))
  await serveFiles(app, root)
  serveReleases(app, releases)
  serveContract(app, registry)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !/^\/(api|r|assets|locales|federation|health)(\/|$)/.test(path)) return sendPage(request, reply, await page.text(), registry)
    return reply.code(404).type('application/problem+json').send(JSON.stringify(problemOf(new DomainError('request.notFound'), request)))
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string, source: RegistrySource): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const facts = pageFacts((await source.current()).registry)
  const hints = hintsFor(facts, request.url.split('?')[0] ?? '', request.cookies[LANGUAGE_COOKIE])
  const body = openedParts(html, hints.parts)
    .replaceAll('__NONCE__', nonce)
    .replace('<!--hints-->', () => hints.own)
    .replace('<!--registry-->', () => `<script type="application/json" id="registry" nonce="${nonce}">${facts.json}</script>`)
  return reply
    .code(200)
    .header('content-security-policy', contentSecurityPolicy(nonce, facts.sources))
    .header('integrity-policy', 'blocked-destinations=(script)')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(body)
}

/** What is live, and the schema of what a remote may declare. */
function serveContract(app: FastifyInstance, source: RegistrySource): void {
  app.get('/federation/registry', async (request, reply) => {
    const { registry, tag } = await source.current()
    void reply.header('cache-control', 'no-cache').header('etag', `"${tag}"`)
    return request.headers['if-none-match']?.includes(`"${tag}"`) ? reply.code(304).send() : reply.send(registry)
  })
  const schema = JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'urn:comptoir:remote.schema.json',
    title: 'remote.json',
    description: 'What a remote adds to the product, as data.',
    ...RemoteManifest,
  })
  app.get('/federation/remote.schema.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/schema+json; charset=utf-8').send(schema),
  )
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const shared = { index: false as const, decorateReply: false, wildcard: true }
  await app.register(fastifyStatic, {
    ...shared,
    root: join(root, 'shell', 'dist', 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR * 1000,
    preCompressed: true,
  })
  const kit = join(root, 'shared', 'platform', 'dist')
  if (!existsSync(kit)) return
  const isOffered = (path: string): boolean => path === '/index.json' || path.endsWith('.tgz')
  await app.register(fastifyStatic, { ...shared, root: kit, prefix: '/federation/sdk/', allowedPath: isOffered })
}

/** The shell's, common and error phrases of each language, also under `/api`. */
export function useTranslations(app: FastifyInstance): void {
  const texts = new Map<string, string>(LANGUAGES.map((language: Language) => [language, JSON.stringify(translation(language))]))
  for (const prefix of ['', '/api']) {
    app.get<{ Params: { language: string } }>(`${prefix}/locales/:language/translation.json`, { config: { access: 'public' } }, async (request, reply) => {
      const text = texts.get(request.params.language)
      if (!text) throw new DomainError('request.notFound')
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text)
    })
  }
}
