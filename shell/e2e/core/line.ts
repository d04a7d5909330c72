import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `silent` takes what it is asked and never answers, `away` answers as what stands in front of a server that is down, `cut` closes. */
type LineState = 'sound' | 'silent' | 'away' | 'cut'

/** The product behind a line of its own, which fails for one browser only. */
export interface Line {
  origin: string
  become: (state: LineState) => void
  /** Changes pages on their way, as another build would. */
  changePages: (change: (html: string) => string) => void
  /** Paths that were asked for since this was last called, with their methods. */
  asked: () => string[]
}

/** Lends a line to the product at `target`. */
export async function withLine(target: string, work: (line: Line) => Promise<void>): Promise<void> {
  let state: LineState = 'sound'
  let change: ((html: string) => string) | null = null
  let asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    if (state === 'silent') return
    if (state === 'cut') return void request.socket.resetAndDestroy()
    if (state === 'away') return void response.writeHead(503, { 'content-type': 'text/plain' }).end('away')
    forward(target, request, response, change)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await work({
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      become: (next) => (state = next),
      changePages: (next) => (change = next),
      asked: () => {
        const before = asked
        asked = []
        return before
      },
    })
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: ((html: string) => string) | null,
): void {
  const { hostname, port } = new URL(target)
  const isChanged = change !== null && request.headers.accept?.includes('text/html') === true
  const headers = isChanged ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers
  const passed = ask({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
    if (!isChanged) {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      return void answer.pipe(response)
    }
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { 'content-length': _, 'transfer-encoding': _chunks, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest).end(change(Buffer.concat(parts).toString('utf8')))
    })
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}
