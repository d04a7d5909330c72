import type { Dice } from './dice.ts'
import type { Operation } from './openapi.ts'

/** Somebody who calls: by which token, if any, and with which cookies. */
export interface Actor {
  name: string
  token: string | null
  cookie?: string
  /** True for who sees every company. */
  isSuper?: boolean
}

/** One part of a form; with a name it is a file. */
export interface FormPart {
  name: string
  content: string | Buffer
  fileName?: string
}

/** A request before it is written down, so that one thing of it can be changed. */
export interface Draft {
  operation: Operation
  method: string
  actor: Actor
  /** What stands for the names in braces of the path, written as they are. */
  params: Record<string, string>
  query: Record<string, unknown>
  headers: Record<string, string>
  body: unknown
  form: FormPart[] | null
  /** The body as it is written, where it is no JSON or form. */
  raw: { type: string | null; bytes: Buffer } | null
}

/** A request as it goes over the wire. */
export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  bytes: Buffer | null
}

const BOUNDARY = 'between-the-parts-of-a-form'

/** Writes a draft down; `dice` chooses the address that it comes from. */
export function written(draft: Draft, dice: Dice): Asked {
  const path = draft.operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => draft.params[name] ?? '')
  const query = queryText(draft.query)
  const { type, bytes } = contentOf(draft)
  const { token, cookie } = draft.actor
  return {
    method: draft.method,
    path: query === '' ? path : `${path}?${query}`,
    bytes,
    headers: {
      'accept-language': 'en',
      'x-forwarded-for': dice.address(),
      'x-comptoir': '1',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(type === null ? {} : { 'content-type': type }),
      ...draft.headers,
    },
  }
}

function contentOf({ raw, form, body }: Draft): { type: string | null; bytes: Buffer | null } {
  if (raw) return raw
  if (form) return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: formBytes(form) }
  if (body === undefined) return { type: null, bytes: null }
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
}

function formBytes(form: readonly FormPart[]): Buffer {
  const parts = form.flatMap(({ name, content, fileName }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  return Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part)))
}

/** Half of a pair of surrogates is no character: no address can hold it. */
function withoutHalves(text: string): string {
  return Buffer.from(text).toString()
}

/** In bracket notation, as the lists take it. */
function queryText(query: Record<string, unknown>): string {
  return Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

function pairs(name: string, value: unknown): [string, string][] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairs(`${name}[]`, item))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, item]) => pairs(`${name}[${inner}]`, item))
  return [[name, withoutHalves(String(value))]]
}
