import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: http.IncomingHttpHeaders
  body: string
}

type Answer = (response: http.ServerResponse, received: Received) => void

/** Another program that webhooks are sent to. It answers 200 until it is told otherwise. */
export interface Receiver {
  url: string
  received: Received[]
  answer(how: Answer): void
  close(): Promise<void>
}

const TAKES: Answer = (response) => void response.writeHead(200).end('taken')

export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let how = TAKES
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      how(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/comptoir`,
    received,
    answer: (next) => void (how = next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What a receiver does before it believes a message: the way of Standard Webhooks, written down once more. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}
