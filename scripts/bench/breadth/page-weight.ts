import { once } from 'node:events'
import http from 'node:http'
import { namedIn } from '../federation/waves.ts'

/** What a browser fetches for the first drawing of a page: the document and what it names. */
export interface PageWeight {
  requests: number
  /** Packed, as it goes over the line, without headers. */
  bytes: number
}

interface Fetched {
  bytes: number
  text: string
}

const HEADERS = { 'accept-encoding': 'br', accept: 'text/html,*/*', 'accept-language': 'fr' }

/** One answer as it goes over the line, and its text where it is not packed. */
async function fetched(address: URL, headers: http.OutgoingHttpHeaders = HEADERS): Promise<Fetched> {
  const request = http.get(address, { headers })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (response.statusCode !== 200) throw new Error(`${address.pathname} answered ${response.statusCode ?? 0}`)
  const body = Buffer.concat(chunks)
  return { bytes: body.length, text: body.toString('utf8') }
}

/** Weighs a page of an installation. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const address = new URL(path, origin)
  const packed = await fetched(address)
  const { text } = await fetched(address, { ...HEADERS, 'accept-encoding': 'identity' })
  const named = [...namedIn(text)]
  const parts = await Promise.all(named.map((name) => fetched(new URL(name, origin))))
  return { requests: 1 + parts.length, bytes: packed.bytes + parts.reduce((sum, { bytes }) => sum + bytes, 0) }
}
