import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'

export interface Target {
  origin: URL
  /** Headers to send. */
  request: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
  /** Headers to answer with. */
  answer: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
}

function ask(target: Target, request: IncomingMessage): http.ClientRequest {
  const { request: send } = target.origin.protocol === 'https:' ? https : http
  return send(new URL(request.url ?? '/', target.origin), {
    method: request.method,
    headers: target.request(request.headers),
  })
}

/** Passes a request on, and its answer back, as they come. */
export function forward(target: Target, request: IncomingMessage, response: ServerResponse): void {
  const asked = ask(target, request)
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, target.answer(answer.headers))
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  asked.on('error', (error) => {
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`${target.origin.origin} does not answer: ${error.message}\n`)
  })
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

function headLines({ statusCode = 101, statusMessage = '', rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`]
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Passes a socket on; `head` is what came of it together with the request. */
export function forwardSocket(target: Target, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const asked = ask(target, request)
  socket.on('error', () => asked.destroy())
  asked.on('error', () => socket.destroy())
  asked.on('response', () => socket.destroy())
  asked.on('upgrade', (answer, other: Duplex, first: Buffer) => {
    socket.write(headLines(answer))
    socket.write(first)
    other.write(head)
    socket.pipe(other).pipe(socket)
    other.on('error', () => socket.destroy())
    socket.on('close', () => other.destroy())
  })
  asked.end()
}
