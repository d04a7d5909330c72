import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import pRetry, { AbortError } from 'p-retry'
import type { BucketSettings } from '../../../platform/config.ts'

/** Objects of a bucket by their keys. Every method throws `BucketFailure` when the bucket does not answer in time or refuses. */
export interface Bucket {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>
  has(key: string): Promise<boolean>
  /** Of an object that is not there, nothing. */
  remove(key: string): Promise<void>
}

/** The bucket is away or refuses; the message says what it answered and never holds a key. */
export class BucketFailure extends Error {
  override name = 'BucketFailure'
}

/** Longest waits in milliseconds, with the second attempt: a browser gives up on a file after six seconds. */
export interface BucketPatience {
  readMs: number
  writeMs: number
}

const PATIENCE: BucketPatience = { readMs: 5000, writeMs: 60_000 }
/** What passes by itself is asked once more. */
const MORE_ATTEMPTS = 1

/** An S3-compatible bucket, named in the path; every request is signed (SigV4) together with the hash of its body. */
export function s3Bucket(settings: BucketSettings, { readMs, writeMs } = PATIENCE): Bucket {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const send = (method: string, key: string, waitMs: number, body?: Uint8Array): Promise<Answer> => {
    const signal = AbortSignal.timeout(waitMs)
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const init = {
      method,
      headers: { 'x-amz-content-sha256': hash },
      signal,
      ...(body ? { body: new Uint8Array(body) } : {}),
    }
    return inAttempts(method, async () => {
      const response = await client.fetch(`${endpoint}/${bucket}/${prefix}${key}`, init)
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    })
  }
  return {
    put: async (key, bytes) => void (await send('PUT', key, writeMs, bytes)),
    get: async (key) => {
      const { status, bytes } = await send('GET', key, readMs)
      return status === 404 ? null : bytes
    },
    has: async (key) => (await send('HEAD', key, readMs)).status !== 404,
    remove: async (key) => void (await send('DELETE', key, readMs)),
  }
}

interface Answer {
  status: number
  bytes: Buffer
}

function inAttempts(method: string, ask: () => Promise<Answer>): Promise<Answer> {
  const attempt = async (): Promise<Answer> => {
    const answer = await ask().catch((error: unknown) => {
      throw new BucketFailure(`${method}: ${reasonOf(error)}`)
    })
    if (answer.status < 300 || (answer.status === 404 && method !== 'PUT')) return answer
    const failure = new BucketFailure(`${method}: status ${answer.status}, ${codeIn(answer.bytes)}`)
    throw answer.status < 500 ? new AbortError(failure) : failure
  }
  return pRetry(attempt, { retries: MORE_ATTEMPTS, minTimeout: 0 })
}

/** The bucket's own word for its refusal, such as `AccessDenied`. */
function codeIn(bytes: Buffer): string {
  return /<Code>(\w+)<\/Code>/.exec(bytes.subarray(0, 4096).toString('utf8'))?.[1] ?? 'no reason given'
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
