import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { anEvent } from './events.ts'

/** A mail as it came over the wire. */
export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  subject: string
  text: string
  html: string
}

export interface TestSmtpServer {
  url: string
  received: ReceivedMail[]
  /** How the next recipients are answered: an SMTP code from 400 refuses. */
  refuseWith(code: number | null): void
  /** The next mail is answered only when it is let through; `came` when it has arrived. */
  holdNext(): { came: Promise<void>; letThrough: () => void }
  stop(): Promise<void>
}

/** A real SMTP server that keeps what it is given. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  let refusal: number | null = null
  let onMail: () => Promise<void> = () => Promise.resolve()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      refusal === null ? done() : done(Object.assign(new Error('not now'), { responseCode: refusal })),
    onData: (stream, session, done) => {
      void text(stream).then(async (raw) => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          ...read(raw),
        })
        await onMail()
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (code) => void (refusal = code),
    holdNext: () => {
      const [came, through] = [anEvent(), anEvent()]
      onMail = () => {
        onMail = () => Promise.resolve()
        came.happen()
        return through.happened
      }
      return { came: came.happened, letThrough: through.happen }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Reads as much of MIME as our own mails use: encoded words, two parts, two encodings. */
function read(raw: string): Pick<ReceivedMail, 'subject' | 'text' | 'html'> {
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? ''
  return { subject: decodeWords(subject), text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') }
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, body: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(body, 'base64').toString('latin1') : unquote(body.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString())
}

function partOf(raw: string, type: string): string {
  const [, headers = '', body = ''] =
    new RegExp(`\\r\\nContent-Type: ${type}([^]*?)\\r\\n\\r\\n([^]*?)\\r\\n--`, 'i').exec(raw) ?? []
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(headers)?.[1] ?? '7bit'
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  const bytes = encoding === 'quoted-printable' ? unquote(body.replace(/=\r\n/g, '')) : body
  return Buffer.from(bytes, 'latin1').toString()
}

function unquote(body: string): string {
  return body.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
