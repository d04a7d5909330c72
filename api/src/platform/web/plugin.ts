import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { LANGUAGES, translation, type Language } from '@comptoir/i18n'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DomainError } from '../errors.ts'
import { problemOf } from '../http/problems.ts'
import { contentSecurityPolicy, inlineJson, Page } from './page.ts'
import { ReleaseShelf } from './registry.ts'

const YEAR = 31_536_000

/** Serves the shell, the remotes' files, the registry and the translations from the API's own origin. */
export async function useWeb(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const shelf = new ReleaseShelf(root, (remote, err) => app.log.warn({ err, remote }, 'a remote has no readable release'))
  const page = new Page(join(root, 'shell', 'dist', 'index.html'))
  await serveFiles(app, root, shelf)
  app.get('/federation/registry', async (_request, reply) => {
    const registry = await shelf.registry()
    return reply.header('cache-control', 'no-cache').header('etag', `"${registry.revision}"`).send(registry)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !/^\/(api|r|assets|locales|federation|health)(\/|$)/.test(path)) {
      return sendPage(reply, await page.text(), inlineJson(await shelf.registry()))
    }
    return reply.code(404).type('application/problem+json').send(JSON.stringify(problemOf(new DomainError('request.notFound'), request)))
  })
}

function sendPage(reply: FastifyReply, html: string, registry: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const body = html
    .replace('<!--registry-->', () => `<script type="application/json" id="registry" nonce="${nonce}">${registry}</script>`)
    .replaceAll('__NONCE__', nonce)
  return reply
    .code(200)
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(body)
}

async function serveFiles(app: FastifyInstance, root: string, shelf: ReleaseShelf): Promise<void> {
  const immutable = { immutable: true, maxAge: YEAR * 1000, index: false as const, preCompressed: true, decorateReply: false, wildcard: true }
  await app.register(fastifyStatic, { ...immutable, root: join(root, 'shell', 'dist', 'assets'), prefix: '/assets/' })
  for (const remote of shelf.remotes) {
    await app.register(fastifyStatic, {
      ...immutable,
      root: shelf.folderOf(remote),
      prefix: `/r/${remote}/`,
      allowedPath: (path) => !path.endsWith('/release.json') && !path.endsWith('current.json') && !path.endsWith('.map'),
    })
  }
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
