import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Registry } from '@comptoir/contracts/federation'
import { CHANGES, type Changes } from './changes.ts'
import { localPolicy, nonceOf } from './content-policy.ts'
import { forward, forwardSocket, type Target } from './forward.ts'
import { hostedShell } from './hosted-shell.ts'
import { completedPage, localRegistry } from './local-page.ts'
import { liveRemote, phrasesAt } from './local-remote.ts'
import { hostedCookies, hostedHeaders, localHeaders, type Ends } from './rehome.ts'
import type { RemoteServer } from './remote-server.ts'
import { isWrite, writeRefusal } from './write-guard.ts'

export interface LocalOriginOptions extends Ends {
  remotes: readonly RemoteServer[]
  changes: Changes
  mayWrite: boolean
}

const NO_PAGE = /^\/(api|assets|federation|health|locales|r)(\/|$)/
/** What breaks in a page with code under development says nothing about the installation's releases. */
const REPORTS = '/api/federation/reports'

function isPage({ method, headers }: IncomingMessage, path: string): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false) && !NO_PAGE.test(path)
}

/** Only pages of this origin and the address bar may use it: for other pages of the machine's browser it would be a way in. */
function isOwn({ headers }: IncomingMessage, { local }: Ends): boolean {
  return headers.host === local.host && (headers.origin === undefined || headers.origin === local.origin)
}

function toHosted(ends: Ends): Target {
  return {
    origin: ends.hosted,
    request: (headers) => hostedHeaders(headers, ends),
    answer: (headers) => localHeaders(headers, ends),
  }
}

function toRemote({ origin }: RemoteServer): Target {
  return {
    origin,
    request: (headers) => ({
      ...headers,
      host: origin.host,
      ...(headers.origin !== undefined && { origin: origin.origin }),
    }),
    answer: (headers) => headers,
  }
}

function sendJson(response: ServerResponse, status: number, value: object, type = 'application/json'): void {
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(JSON.stringify(value))
}

/** The installation's page of an address, on the development flavour of its shell and with the local remotes in place. */
async function sendPage(
  options: LocalOriginOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { hosted, local, remotes } = options
  const headers = {
    cookie: hostedCookies(request.headers.cookie, options),
    'accept-language': request.headers['accept-language'] ?? '',
  }
  const { html, files, registry, policy } = await hostedShell(hosted, request.url ?? '/', headers)
  const live = remotes.map(({ remote }) => liveRemote(remote))
  const nonce = nonceOf(policy ?? '') ?? randomBytes(16).toString('base64')
  if (policy !== null)
    response.setHeader(
      'content-security-policy',
      localPolicy(
        policy,
        local,
        live.map(({ active }) => active.remote),
      ),
    )
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(completedPage(html, localRegistry(registry, files, live), { nonce, hosted }))
}

async function registryNow({ hosted, remotes }: LocalOriginOptions): Promise<Registry> {
  const { registry, files } = await hostedShell(hosted, '/')
  return localRegistry(
    registry,
    files,
    remotes.map(({ remote }) => liveRemote(remote)),
  )
}

async function answer(options: LocalOriginOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const path = url.split('?')[0] ?? '/'
  const served = options.remotes.find(({ remote }) => path.startsWith(remote.base))
  if (!isOwn(request, options)) return void response.writeHead(403).end()
  if (path === CHANGES) return options.changes.listen(response)
  if (path === REPORTS) return void response.writeHead(204).end()
  if (path === '/federation/registry') return sendJson(response, 200, await registryNow(options))
  if (served !== undefined) return answerFor(served, path, request, response)
  if (isPage(request, path)) return sendPage(options, request, response)
  if (isWrite(method, path) && !options.mayWrite)
    return sendJson(response, 403, writeRefusal(path, options.hosted), 'application/problem+json')
  forward(toHosted(options), request, response)
}

/** Phrases come from their file as it is now, code from the development server. */
function answerFor(served: RemoteServer, path: string, request: IncomingMessage, response: ServerResponse): void {
  const phrases = phrasesAt(served.remote, path)
  if (phrases === null) return forward(toRemote(served), request, response)
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(phrases)
}

function upgrade(options: LocalOriginOptions, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const served = options.remotes.find(({ remote }) => request.url?.startsWith(remote.base))
  if (served === undefined || !isOwn(request, options)) return void socket.destroy()
  forwardSocket(toRemote(served), request, socket, head)
}

function fail(response: ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${message}\n`)
}

/**
 * Makes a loopback server the whole installation, with these remotes from their sources. Nothing of the installation or of
 * the browser is set up for it, and unless it may, it changes nothing there.
 */
export function serveOrigin(server: Server, options: LocalOriginOptions): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(options, request, response).catch((error: unknown) => fail(response, error))
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    upgrade(options, request, socket, head),
  )
}
