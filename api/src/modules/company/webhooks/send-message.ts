import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { WEBHOOK_ANSWER_LENGTH, type WebhookTry, type WebhookTryError } from '@comptoir/contracts/company/webhooks'
import type { WebhookTargets } from '../../../platform/settings.ts'
import { isFitUrl, lookupPublic, RefusedAddress } from './public-address.ts'

/** For all of it: name, connection, sending and answer. */
const PATIENCE_MS = 10_000
/** Four bytes for each character that is kept, at most. */
const MOST_BYTES = 4 * WEBHOOK_ANSWER_LENGTH

/** What is sent, and where. */
interface Message {
  url: string
  headers: Record<string, string>
  body: string
}

interface SendOptions {
  targets: WebhookTargets
  signal: AbortSignal
  patience?: number
}

/** What came of a message. */
export type Outcome = Pick<WebhookTry, 'status' | 'error' | 'answer'>

/**
 * Sends a message once. Nothing that the endpoint says or does leads elsewhere: redirects are answers like others, proxies of
 * the environment are not asked, and of an answer no more is read than is kept. Throws only where `signal` ended it.
 */
export async function sendMessage(
  message: Message,
  { targets, signal, patience = PATIENCE_MS }: SendOptions,
): Promise<Outcome> {
  if (!isFitUrl(message.url, targets)) return { status: null, error: 'address', answer: '' }
  const ending = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  try {
    return await post(message, targets, ending)
  } catch (error) {
    signal.throwIfAborted()
    return { status: null, error: ending.aborted ? 'timeout' : reasonOf(error), answer: '' }
  }
}

function post({ url, headers, body }: Message, targets: WebhookTargets, signal: AbortSignal): Promise<Outcome> {
  const target = new URL(url)
  const { request, Agent } = target.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      // Of this message alone: no connection that was opened for another one, no proxy.
      agent: new Agent({ keepAlive: false }),
      signal,
      ...(targets === 'public' && isIP(target.hostname) === 0 ? { lookup: lookupPublic } : {}),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Comptoir-Webhooks',
      },
    }
    const call = request(target, options, (response) => {
      readSome(response).then((answer) => resolve({ status: response.statusCode ?? null, error: null, answer }), reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** The beginning of an answer; what follows is not read. */
async function readSome(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= MOST_BYTES) break
  }
  response.destroy()
  return readable(Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8'))
}

/** Text that can be stored and shown: control characters would not be. */
function readable(text: string): string {
  return Array.from(text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' '))
    .slice(0, WEBHOOK_ANSWER_LENGTH)
    .join('')
    .trim()
}

const NAME_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'])

function reasonOf(error: unknown): WebhookTryError {
  if (error instanceof RefusedAddress) return 'address'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (NAME_CODES.has(code)) return 'name'
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|EPROTO|ERR_SSL/.test(code) ? 'certificate' : 'connection'
}
