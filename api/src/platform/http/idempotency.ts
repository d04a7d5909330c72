import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TxCtx } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { DomainError } from '../errors.ts'

interface Answer<T> {
  status: number
  body: T
}

function bodyHash(request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest()
}

/** The caller's key, or undefined. One of spaces, or longer than a key is kept, is refused rather than forgotten. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^\S.{0,199}$/.test(key)) throw new DomainError('request.invalid')
  return key
}

/** What was asked for, with the ids in its address. */
function addressOf({ method, url }: FastifyRequest): string {
  return `${method} ${url.split('?', 1)[0] ?? ''}`
}

/**
 * Claims a key for this request. Null when it is ours; else what the first request with it was answered. A twin that
 * comes at the same moment waits here until the first one has ended.
 */
async function claim<T>(ctx: TxCtx, key: string, route: string, hash: Buffer): Promise<Answer<T> | null> {
  const claimed = await ctx.db
    .insertInto('idempotency_key')
    .values({
      company_id: ctx.companyId,
      key,
      user_id: ctx.userId,
      route,
      body_hash: hash,
      status: 0,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const row = await ctx.db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('company_id', '=', ctx.companyId)
    .where('user_id', '=', ctx.userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (row.route !== route || !hash.equals(row.body_hash)) throw new DomainError('request.keyReused')
  return { status: row.status, body: row.answer as T }
}

/**
 * A write in one transaction that is answered once per user and `Idempotency-Key`: the same key, address and body give
 * the first answer again, the same key with another address or body is refused. Without a key it is a plain transaction. Sets status and ETag.
 */
export async function writeOnce<T extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  work: (ctx: TxCtx) => Promise<T>,
): Promise<T> {
  const key = keyOf(request)
  const answer = await inTransaction(request.ctx, async (ctx): Promise<Answer<T>> => {
    if (key === undefined) return { status, body: await work(ctx) }
    const earlier = await claim<T>(ctx, key, addressOf(request), bodyHash(request))
    if (earlier) return earlier
    const body = await work(ctx)
    await ctx.db
      .updateTable('idempotency_key')
      .set({ status, answer: JSON.stringify(body) })
      .where('company_id', '=', ctx.companyId)
      .where('user_id', '=', ctx.userId)
      .where('key', '=', key)
      .execute()
    return { status, body }
  })
  if ('version' in answer.body) void reply.header('etag', `"${String(answer.body.version)}"`)
  void reply.code(answer.status)
  return answer.body
}
