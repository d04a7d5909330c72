import http from 'node:http'
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import { v7 as newId } from 'uuid'
import { blankPicture } from './blank-picture.ts'

/** Who attacks: an administrator of a company of its own, and what it may name. */
export type Attacker = { origin: string; companyId: string; pointOfSaleId: string; token: string }

/** How the server answered; `cut` where it did not. */
export type Counts = { done: number; refused: number; limited: number; shed: number; failed: number; cut: number }

export const ATTACKS = [
  'searches',
  'flood',
  'strangers',
  'giant bodies',
  'half bodies',
  'import bombs',
  'pictures',
  'exports',
] as const
export type Attack = (typeof ATTACKS)[number]

type Sent = { method: string; path: string; type?: string; body?: Buffer; isStranger?: boolean; patienceMs?: number }

const MEBIBYTE = 1024 * 1024

/** Each kind of attack: how many at a time, and what the next one is. All are made once, so that sending costs little. */
export function prepareAttacks({
  companyId,
  pointOfSaleId,
}: Attacker): Record<Attack, { atOnce: number; next: (turn: number) => Sent }> {
  const api = (path: string): string => `/api/${companyId}/${path}`
  const letters = encodeURIComponent('etaoin shrdlu '.repeat(15).slice(0, 199))
  const searches = [
    api('products/paginated?search[text]=a%20e%20i%20o%20u%20s%20t%20r&search[fields][]=designation'),
    api(`products/search?text=${letters}`),
    api('products/paginated?search[text]=article%20numero'),
    api('products/search?text=a'),
  ]
  const nested = Buffer.from(`{"name":"A","products":[{"id":"${newId()}","x":[${'[],'.repeat(5 * MEBIBYTE)}[]]}]}`)
  const giants = [nested, discountOf(7.5 * MEBIBYTE), discountOf(15.7 * MEBIBYTE)]
  const bomb = aForm(
    { pointOfSaleId },
    'products.csv',
    gzipSync(Buffer.from(`designation\n${'A\n'.repeat(4_000_000)}`)),
  )
  const pictures = [blankPicture(20_000, 20_000), blankPicture(5400, 5400)].map((picture) =>
    aForm({ name: 'A' }, 'photo.png', picture, 'photo'),
  )
  return {
    searches: {
      atOnce: 12,
      next: (turn) => ({ ...get(searches, turn), ...(turn % 3 === 0 ? { patienceMs: 300 } : {}) }),
    },
    flood: { atOnce: 20, next: () => ({ method: 'GET', path: api('client-payment-methods') }) },
    strangers: { atOnce: 10, next: () => ({ method: 'GET', path: '/api/openapi.json', isStranger: true }) },
    'giant bodies': {
      atOnce: 4,
      next: (turn) => ({ method: 'POST', path: api('discounts'), type: 'application/json', body: pick(giants, turn) }),
    },
    'half bodies': { atOnce: 50, next: () => ({ method: 'POST', path: api('discounts') }) },
    'import bombs': { atOnce: 2, next: () => ({ method: 'POST', path: api('products/import'), ...bomb }) },
    pictures: {
      atOnce: 4,
      next: (turn) => ({ method: 'PUT', path: `/api/company/${companyId}`, ...pick(pictures, turn) }),
    },
    exports: {
      atOnce: 6,
      next: (turn) =>
        get(
          ['xlsx', 'pdf', 'csv'].map((format) => api(`brands/export?format=${format}`)),
          turn,
        ),
    },
  }
}

function get(paths: readonly string[], turn: number): Sent {
  return { method: 'GET', path: pick(paths, turn) }
}

function pick<T>(list: readonly T[], turn: number): T {
  const found = list[turn % list.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

/** A discount of whole products, unknown to the company, of about so many bytes. */
function discountOf(bytes: number): Buffer {
  const product = {
    id: newId(),
    ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'value'])),
  }
  const text = JSON.stringify(product)
  const products = Array.from({ length: Math.floor(bytes / text.length) }, () => text).join(',')
  return Buffer.from(
    `{"name":"A","startDate":"2026-03-01","endDate":"2026-03-02","pourcentage":10,"products":[${products}]}`,
  )
}

function aForm(
  fields: Record<string, string>,
  fileName: string,
  file: Buffer,
  field = 'file',
): { type: string; body: Buffer } {
  const boundary = 'the-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name=`
  const texts = Object.entries(fields).map(([name, value]) => `${head}"${name}"\r\n\r\n${value}\r\n`)
  const before = `${texts.join('')}${head}"${field}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(before), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** Sends one and gives the status, 0 where there was none. */
export function attackOnce(attacker: Attacker, attack: Attack, sent: Sent, signal: AbortSignal): Promise<number> {
  return attack === 'half bodies' ? sendHalf(attacker, sent, signal) : send(attacker, sent, signal)
}

function send(
  { origin, token }: Attacker,
  { method, path, type, body, isStranger, patienceMs }: Sent,
  signal: AbortSignal,
): Promise<number> {
  const ends = patienceMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  return new Promise((resolve) => {
    const headers = {
      ...(isStranger ? {} : { authorization: `Bearer ${token}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(body === undefined ? {} : { 'content-length': body.length }),
      ...(method === 'PUT' ? { 'if-match': '"1"' } : {}),
    }
    const request = http.request(new URL(path, origin), { method, headers, agent: false, signal: ends }, (response) => {
      response.resume()
      response.on('close', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', () => resolve(0))
    request.end(body)
  })
}

/** Announces eight megabytes, sends a few bytes, and waits. */
function sendHalf({ origin, token }: Attacker, { method, path }: Sent, signal: AbortSignal): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname)
    const end = (status: number): void => {
      socket.destroy()
      resolve(status)
    }
    signal.addEventListener('abort', () => end(0), { once: true })
    socket.on('error', () => end(0))
    socket.on('close', () => end(0))
    socket.on('data', (data) => end(Number(data.toString('latin1').split(' ')[1])))
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: application/json\r\ncontent-length: ${8 * MEBIBYTE}\r\n\r\n{"name":`,
    )
  })
}

/** Adds an answer to the counts. */
export function countAnswer(counts: Counts, status: number): void {
  const kind: keyof Counts =
    status === 0
      ? 'cut'
      : status < 400
        ? 'done'
        : status === 429
          ? 'limited'
          : status === 503
            ? 'shed'
            : status >= 500
              ? 'failed'
              : 'refused'
  counts[kind] += 1
}
