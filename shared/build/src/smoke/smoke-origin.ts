import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Registry, RemoteRelease } from '@comptoir/contracts/federation'
import { localPolicy } from '../dev/content-policy.ts'
import { forward, type Target } from '../dev/forward.ts'
import { hostedCookies, hostedHeaders, localHeaders, type Ends } from '../dev/rehome.ts'
import { pageWithRelease, withRelease } from './smoke-page.ts'

export interface SmokeOriginOptions extends Ends {
  /** The installation that keeps the release's files. */
  from: URL
  release: RemoteRelease
}

const NO_PAGE = /^\/(api|assets|federation|health|locales|r)(\/|$)/
/** What happens in a test says nothing about a release. */
const REPORTS = '/api/federation/reports'

async function sendPage(
  { release, ...ends }: SmokeOriginOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = {
    accept: 'text/html',
    cookie: hostedCookies(request.headers.cookie, ends),
    'accept-language': request.headers['accept-language'] ?? '',
  }
  const answer = await fetch(new URL(request.url ?? '/', ends.hosted), { headers })
  const html = pageWithRelease(await answer.text(), release)
  if (html === null) throw new Error(`The page of ${ends.hosted.origin} carries no registry: is it a running Comptoir?`)
  const policy = answer.headers.get('content-security-policy')
  const integrity = answer.headers.get('integrity-policy')
  if (policy !== null) response.setHeader('content-security-policy', localPolicy(policy, ends.local, [release.remote]))
  if (integrity !== null) response.setHeader('integrity-policy', integrity)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
}

async function sendRegistry({ hosted, release }: SmokeOriginOptions, response: ServerResponse): Promise<void> {
  const registry = (await (await fetch(new URL('/federation/registry', hosted))).json()) as Registry
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(withRelease(registry, release)))
}

function targetOf({ from, release, ...ends }: SmokeOriginOptions, path: string): Target {
  if (path.startsWith(release.base))
    return {
      origin: from,
      request: ({ 'accept-encoding': encoding }) => ({
        host: from.host,
        ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
      }),
      answer: (headers) => headers,
    }
  return {
    origin: ends.hosted,
    request: (headers) => hostedHeaders(headers, ends),
    answer: (headers) => localHeaders(headers, ends),
  }
}

async function answer(options: SmokeOriginOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const isPage =
    request.method === 'GET' && (request.headers.accept?.includes('text/html') ?? false) && !NO_PAGE.test(path)
  if (path === REPORTS) return void response.writeHead(204).end()
  if (path === '/federation/registry') return sendRegistry(options, response)
  if (isPage) return sendPage(options, request, response)
  forward(targetOf(options, path), request, response)
}

/** Makes a loopback server the whole installation with one release live in it, wherever that release is published. Nothing changes in either. */
export function serveSmoke(server: Server, options: SmokeOriginOptions): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(options, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Error ? error.message : String(error))
    })
  })
}
