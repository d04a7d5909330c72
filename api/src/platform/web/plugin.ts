import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { RemoteManifest } from '@comptoir/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import { problemOf } from '../http/problems.ts'
import { hintsFor, pageFacts } from './page-facts.ts'
import { PHRASES } from './translations.ts'
import { contentSecurityPolicy, openedParts, Page } from './page.ts'
import type { RegistrySource } from './registry-source.ts'
import { serveReleases, type ReleaseFiles } from './release-files.ts'

const YEAR = 31_536_000
/** Where i18next keeps the chosen language beside its storage. */
const LANGUAGE_COOKIE = 'i18nextLng'
/** Addresses that are never a page's. */
const OF_THE_SERVER = /^\/(api|r|assets|locales|federation|health)(\/|$)/

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
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.code(404).type('application/problem+json').send(JSON.stringify(problemOf(new DomainError('request.notFound'), request)))
  // A route, because what is answered without one is not packed.
  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    if (OF_THE_SERVER.test(request.url.split('?')[0] ?? '')) return refuse(request, reply)
    return sendPage(request, reply, await page.text(), registry)
  })
  app.setNotFoundHandler(refuse)
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string, source: RegistrySource): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const facts = pageFacts((await source.current()).registry)
  const hints = hintsFor(facts, request.url.split('?')[0] ?? '', request.cookies[LANGUAGE_COOKIE])
  const body = openedParts(html, hints.parts)
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__PHRASES__', PHRASES.version)
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

