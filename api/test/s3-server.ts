import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BucketSettings } from '../src/platform/config.ts'

/** What a request says of itself, as SigV4 signs it. Names of headers are in lower case, `path` is as it was sent. */
export interface SignedRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The signature that AWS documents for a request (Signature Version 4, one chunk), made without the client that is tested. */
export function signatureOf(
  { method, path, headers }: SignedRequest,
  signedHeaders: string[],
  scope: string,
  secret: string,
): string {
  const [pathname = '', query = ''] = path.split('?')
  const lines = signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/\s+/g, ' ')}\n`)
  const canonical = [
    method,
    pathname,
    query.split('&').sort().join('&'),
    lines.join(''),
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return createHmac('sha256', key)
    .update(['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(canonical)].join('\n'))
    .digest('hex')
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date']
const SKEW_MS = 15 * 60_000

/** Why a request is refused; null for one that is signed as it must be. */
function refusalOf(
  request: SignedRequest,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: BucketSettings,
): string | null {
  const [, keyId = '', scope = '', names = '', signature] =
    AUTHORIZATION.exec(request.headers['authorization'] ?? '') ?? []
  const at = request.headers['x-amz-date'] ?? ''
  const signedAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const signed = names.split(';')
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId'
  if (!(Math.abs(Date.now() - signedAt) < SKEW_MS)) return 'RequestTimeTooSkewed'
  if (scope !== `${at.slice(0, 8)}/${region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  if (!MUST_BE_SIGNED.every((name) => signed.includes(name))) return 'AccessDenied'
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return signatureOf(request, signed, scope, secretAccessKey) === signature ? null : 'SignatureDoesNotMatch'
}

/** How the bucket behaves: as it should, with an error of its own, or without any answer. */
export type Mood = 'sound' | 'broken' | 'hanging' | 'gone'

/** A small S3: one bucket in memory, which checks every signature and can be made to fail. */
export interface S3Server {
  settings: BucketSettings
  objects: Map<string, Buffer>
  /** Method and key of every request that was signed well, in order. */
  asked: string[]
  /** How it answers so many requests, after so many that it answers well; without numbers, all from now on. */
  feel(mood: Mood, when?: { after?: number; times?: number }): void
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export async function anS3Server(over: Partial<BucketSettings> = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  let mood: Mood = 'sound'
  let [well, unwell] = [0, 0]
  const settings: BucketSettings = {
    endpoint: '',
    bucket: 'releases',
    prefix: 'shop/',
    region: 'eu-west-3',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'a/secret+with=signs',
    ...over,
  }
  const isUnwell = (): boolean => mood !== 'sound' && well-- <= 0 && unwell-- > 0

  function answer(method: string, key: string, body: Buffer, response: ServerResponse): void {
    const found = objects.get(key)
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
    if (method === 'PUT' || method === 'DELETE') response.writeHead(method === 'PUT' ? 200 : 204).end()
    else if (found)
      response.writeHead(200, { 'content-length': found.length }).end(method === 'HEAD' ? undefined : found)
    else response.writeHead(404).end(method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then(
      (body) => {
        const { method = '', url = '' } = request
        if (isUnwell()) {
          if (mood === 'gone') request.socket.destroy()
          if (mood === 'broken') response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
          return
        }
        const refusal = refusalOf(
          { method, path: url, headers: request.headers as Record<string, string> },
          body,
          settings,
        )
        const start = `/${settings.bucket}/`
        if (refusal !== null || !url.startsWith(start))
          return void response.writeHead(403).end(`<Error><Code>${refusal ?? 'AccessDenied'}</Code></Error>`)
        const key = decodeURIComponent(url.slice(start.length))
        asked.push(`${method} ${key}`)
        answer(method, key, body, response)
      },
      () => undefined,
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings,
    objects,
    asked,
    feel: (next, { after = 0, times = Infinity } = {}) => {
      mood = next
      ;[well, unwell] = [after, times]
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
