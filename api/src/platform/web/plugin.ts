import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  FeatureDeclaration,
  RELEASE_NAMES,
  releaseNames,
  RELEASES_ADDRESS,
  RemoteDeclaration,
} from '@comptoir/contracts/federation'
import { Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { mayBePage, type Missing } from '../http/missing.ts'
import { serveNamedFiles } from './named-files.ts'
import { PageDocument, type DocumentOptions } from './page-document.ts'
import type { RegistrySource } from './registry-source.ts'
import { serveReleases } from './release-files.ts'
import { serveSiteMap } from './site-map.ts'

const YEAR = 31_536_000

/** `root` is the folder of the built shell, in `shell/dist`; `missing` answers for addresses that nothing serves. */
export interface WebOptions extends DocumentOptions {
  missing: Missing
}

/**
 * Serves the shell, the remotes' files, the registry and the translations from the API's own origin. What leads to no page is
 * answered with 404, and by the page that says so where a browser asks.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<UnreadablePage> {
  const { root, registry, releases, publicUrl, missing } = options
  await serveFiles(app, root)
  serveNamedFiles(app, root)
  serveReleases(app, releases)
  serveContract(app, registry)
  serveReleaseDocuments(app, registry)
  serveSiteMap(app, registry, publicUrl)
  const document = new PageDocument(options)
  // A route, because what is answered without one is not packed.
  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const path = pathOf(request)
    if (!mayBePage(path)) return missing(request, reply)
    if (await document.has(path)) return document.send(request, reply, path, 200)
    return takesPages(request) ? document.send(request, reply, path, 404) : missing(request, reply)
  })
  return (request, reply) => {
    const path = pathOf(request)
    return mayBePage(path) && takesPages(request) ? document.send(request, reply, path, 400) : null
  }
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

/** Whoever asks for a picture or for data has no use for a page that says that there is none. */
function takesPages({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(accept)
}

/** The page for an address that nobody can read; null for whoever would rather have a problem. */
export type UnreadablePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null

/** The documents of releases by name, which pages leave out of their registry. Kept for good where none is missing. */
function serveReleaseDocuments(app: FastifyInstance, source: RegistrySource): void {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      RELEASES_ADDRESS,
      { schema: { querystring: Strict({ of: Type.String({ pattern: RELEASE_NAMES }) }) } },
      async (request, reply) => {
        const names = releaseNames(request.query.of)
        const releases = await source.releases(names)
        const isWhole = releases.length === names.length
        return reply.header('cache-control', isWhole ? `public, max-age=${YEAR}, immutable` : 'no-store').send(releases)
      },
    )
}

/** What is live, and the schemas of the files in which a remote declares what it adds. */
function serveContract(app: FastifyInstance, source: RegistrySource): void {
  app.get('/federation/registry', async (request, reply) => {
    const { registry, tag } = await source.current()
    void reply.header('cache-control', 'no-cache').header('etag', `"${tag}"`)
    return request.headers['if-none-match']?.includes(`"${tag}"`) ? reply.code(304).send() : reply.send(registry)
  })
  serveSchema(app, 'remote', 'What a remote is, as data.', RemoteDeclaration)
  serveSchema(app, 'feature', 'What a feature adds to its remote, as data.', FeatureDeclaration)
}

function serveSchema(app: FastifyInstance, name: string, description: string, schema: TSchema): void {
  const text = JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `urn:comptoir:${name}.schema.json`,
    title: `${name}.json`,
    description,
    ...schema,
  })
  app.get(`/federation/${name}.schema.json`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/schema+json; charset=utf-8').send(text),
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
