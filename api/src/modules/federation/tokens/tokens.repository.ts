import type { PublishToken } from '@comptoir/contracts/federation'
import type { Queryable } from '../../../platform/db/database.ts'
import { violatesUnique } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'

export async function listTokens(db: Queryable, remote: string): Promise<PublishToken[]> {
  const rows = await db
    .selectFrom('publish_token')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('remote', '=', remote)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }))
}

export interface NewToken {
  id: string
  remote: string
  name: string
  hash: Buffer
  createdBy: string
  now: Date
}

export async function insertToken(db: Queryable, { id, remote, name, hash, createdBy, now }: NewToken): Promise<void> {
  try {
    await db
      .insertInto('publish_token')
      .values({ id, remote, name, secret_hash: hash, created_by: createdBy, created_at: now })
      .execute()
  } catch (error) {
    throw violatesUnique(error, 'publish_token_name_key')
      ? new DomainError('publishToken.nameTaken', { name }, '/name')
      : error
  }
}

export async function deleteToken(db: Queryable, remote: string, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('publish_token')
    .where('remote', '=', remote)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw new DomainError('publishToken.notFound')
}
