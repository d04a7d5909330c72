import http from 'node:http'

export type Ask = { method: 'GET' | 'POST'; path: string; token: string | null; body: string | null }
export type Answer = { status: number; text: string }

/** One connection that is kept open, as a register's: a request at a time. Answers are not unpacked. */
export class Connection {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  readonly #origin: URL
  readonly #encodings: string

  /** `encodings` is what the caller can unpack: a browser's list, or `identity` where the answer is to be read. */
  constructor(origin: string, encodings: string) {
    this.#origin = new URL(origin)
    this.#encodings = encodings
  }

  send({ method, path, token, body }: Ask): Promise<Answer> {
    const headers: Record<string, string | number> = { 'accept-encoding': this.#encodings, 'accept-language': 'fr' }
    if (token !== null) headers['authorization'] = `Bearer ${token}`
    if (body !== null) {
      headers['content-type'] = 'application/json'
      headers['content-length'] = Buffer.byteLength(body)
    }
    const { hostname, port } = this.#origin
    return new Promise((resolve, reject) => {
      const request = http.request({ agent: this.#agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
        response.on('error', reject)
      })
      request.on('error', reject)
      request.end(body ?? undefined)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
