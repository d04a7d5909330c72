import {
  type ClientRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
  request as ask,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Failure, type Fault, entryInstead } from './faults.ts'

const ENTRY = /^\/r\/([a-z-]+)\/([a-z0-9]+)\/remoteEntry\.js$/
const NO_PAGE = /^\/(api|assets|federation|health|locales|r)(\/|$)/

/** What currently fails: the entry of one remote, and how the page is modified in transit. */
export interface Trouble {
  fault: Fault | null
  page: (html: string) => string
}

export const NO_TROUBLE: Trouble = { fault: null, page: (html) => html }

/** An installation behind a network line that can be made to break one file. */
export interface FaultyLine {
  origin: string
  become: (trouble: Trouble) => void
}

/**
 * Lends a proxy in front of an installation. Browsers cache what comes through it as they would without, which they do not
 * do when a test tool intercepts requests inside the browser. Pages are always unpacked on the way, changed or not, so that
 * sound and spoilt ones cost the same.
 */
export async function withFaultyLine<T>(target: string, work: (line: FaultyLine) => Promise<T>): Promise<T> {
  let trouble = NO_TROUBLE
  const server = createServer((request, response) => answer(target, trouble, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work({
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      become: (next) => (trouble = next),
    })
  } finally {
    await close(server)
  }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

function answer(target: string, { fault, page }: Trouble, request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?')[0] ?? '/'
  const [, remote, build] = ENTRY.exec(path) ?? []
  const isPage = request.headers.accept?.includes('text/html') === true && !NO_PAGE.test(path)
  if (isPage) return forward(target, request, response, page)
  if (fault === null || remote !== fault.remote) return forward(target, request, response, null)
  const script = entryInstead(fault.failure, { container: `${remote.replaceAll('-', '_')}_${build ?? ''}` })
  if (script === null) return spoil(fault.failure, target, request, response)
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script)
}

function spoil(failure: Failure, target: string, request: IncomingMessage, response: ServerResponse): void {
  if (failure === 'hangs') return
  if (failure === 'is not found')
    return void response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}')
  if (failure === 'breaks the server') return void response.writeHead(500).end('broken')
  if (failure === 'is cut off') return void request.socket.resetAndDestroy()
  if (failure === 'is a page instead')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Sign in to the network</title>')
  forward(target, request, response, (script) => `${script}\n`)
}

/** Passes a request on; with `change` the whole answer is read and changed before it goes on. */
function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: ((text: string) => string) | null,
): void {
  const { port } = new URL(target)
  const headers = change === null ? request.headers : { ...request.headers, 'accept-encoding': 'identity' }
  const asked: ClientRequest = ask(
    { host: '127.0.0.1', port, path: request.url, method: request.method, headers },
    (from) => {
      if (change === null) {
        response.writeHead(from.statusCode ?? 502, from.headers)
        return void from.pipe(response)
      }
      const parts: Buffer[] = []
      from.on('data', (part: Buffer) => parts.push(part))
      from.on('end', () => {
        const body = Buffer.from(change(Buffer.concat(parts).toString('utf8')))
        response
          .writeHead(from.statusCode ?? 502, { ...withoutLength(from.headers), 'content-length': body.length })
          .end(body)
      })
    },
  )
  asked.on('error', () => response.destroy())
  request.pipe(asked)
}

function withoutLength(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding'),
  )
}
