import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Asked } from './draft.ts'

/** What came back, and after how many milliseconds. */
export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  ms: number
}

const LONGEST_MS = 30_000

/** Sends requests exactly as they are written, over connections that are kept. */
export class Client {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  readonly #host: string
  readonly #port: string

  constructor(origin: string) {
    const { hostname, port } = new URL(origin)
    this.#host = hostname
    this.#port = port
  }

  send({ method, path, headers, bytes }: Asked): Promise<Answer> {
    const from = performance.now()
    return new Promise((resolve, reject) => {
      const request = http.request(
        { agent: this.#agent, host: this.#host, port: this.#port, method, path, headers: withLength(headers, bytes) },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: unpacked(Buffer.concat(chunks), response.headers['content-encoding']).toString(),
              ms: performance.now() - from,
            }),
          )
        },
      )
      request.setTimeout(LONGEST_MS, () => request.destroy(new Error('There was no answer.')))
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server may end a kept connection at the moment when it is used again.
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve(this.send({ method, path, headers, bytes }))
        else reject(error)
      })
      request.end(bytes ?? undefined)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

function withLength(headers: Record<string, string>, bytes: Buffer | null): Record<string, string> {
  return { ...headers, 'content-length': String(bytes?.length ?? 0) }
}
