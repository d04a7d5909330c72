import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { isId } from '../is-id.ts'

/** Publishes and changes releases: `remote` is the only one that a token may touch, null for a super-administrator. */
export interface Publisher {
  name: string
  remote: string | null
}

const TOKEN = /^crt_([^_]+)_([A-Za-z0-9_-]{43})$/
const SECRET_BYTES = 32
/** A token's last use is written down this precisely, so that a busy pipeline does not write with every call. */
const TOUCH_MS = 60_000

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A new publish token as its holder keeps it, `crt_<id>_<secret>`, and the hash that is stored instead. */
export function makePublishToken(id: string): { token: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { token: `crt_${id}_${secret}`, hash: hashOf(secret) }
}

/** The token of an `Authorization` header; null when it carries something else. */
export function publishTokenIn(authorization: string | undefined): string | null {
  const [, token] = /^Bearer (crt_\S*)$/.exec(authorization ?? '') ?? []
  return token ?? null
}

/** Who holds a publish token; null when it is unknown, revoked or ill-formed. */
export async function findPublisher(db: Database, token: string, now: Date): Promise<Publisher | null> {
  const [, id, secret] = TOKEN.exec(token) ?? []
  if (id === undefined || secret === undefined || !isId(id)) return null
  const row = await db
    .selectFrom('publish_token')
    .select(['remote', 'name', 'secret_hash', 'last_used_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !timingSafeEqual(row.secret_hash, hashOf(secret))) return null
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) >= TOUCH_MS) {
    await db.updateTable('publish_token').set({ last_used_at: now }).where('id', '=', id).execute()
  }
  return { name: row.name, remote: row.remote }
}

/** A super-administrator as a publisher: under the name of the account. */
export async function publisherOf(db: Database, accountId: string): Promise<Publisher> {
  const { name } = await db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
  return { name, remote: null }
}
