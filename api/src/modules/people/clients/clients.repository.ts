import type { Client, ClientInput } from '@comptoir/contracts/people/clients'
import type { Selectable } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { violatesForeignKey, violatesUnique } from '../../../platform/db/sql-errors.ts'
import type { Client as Row } from '../../../platform/db/tables.ts'
import { DomainError } from '../../../platform/errors.ts'
import { searchText } from '../../../platform/search-text.ts'

export const CLIENT_COLUMNS = [
  'id',
  'kind',
  'code',
  'name',
  'phone',
  'email',
  'tax_id',
  'address',
  'postal_code',
  'city',
  'is_default',
  'is_active',
  'version',
] as const

type ClientRow = Pick<Selectable<Row>, (typeof CLIENT_COLUMNS)[number]>

export function toClient(row: ClientRow): Client {
  return {
    id: row.id,
    kind: row.kind === 'business' ? 'business' : 'person',
    code: row.code,
    name: row.name,
    phone: row.phone,
    email: row.email,
    taxId: row.tax_id,
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    isDefault: row.is_default,
    isActive: row.is_active,
    version: row.version,
  }
}

function orNull(text: string | null): string | null {
  return text?.trim() || null
}

function columns(input: ClientInput) {
  const row = {
    kind: input.kind,
    code: input.code.trim(),
    name: input.name.trim(),
    phone: orNull(input.phone),
    email: input.email,
    tax_id: orNull(input.taxId),
    address: orNull(input.address),
    postal_code: orNull(input.postalCode),
    city: orNull(input.city),
  }
  // The number also without its spaces: people type it both ways.
  const wanted = [row.code, row.name, row.phone, row.phone?.replaceAll(/\D/g, ''), row.email, row.tax_id]
  return { ...row, search_text: searchText(wanted.filter(Boolean).join(' ')) }
}

function refusal(error: unknown, input: ClientInput): unknown {
  if (violatesUnique(error, 'client_code_key'))
    return new DomainError('client.codeTaken', { code: input.code.trim() }, '/code')
  if (violatesUnique(error, 'client_pk')) return new DomainError('request.keyReused')
  return error
}

export async function findClient({ db, companyId }: TxCtx, id: string): Promise<Client | null> {
  const row = await db
    .selectFrom('client')
    .select(CLIENT_COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toClient(row) : null
}

/** The walk-in client, whom a sale without a named client belongs to; every company is made with one. */
export async function findDefaultClient({ db, companyId }: TxCtx): Promise<Client | null> {
  const row = await db
    .selectFrom('client')
    .select(CLIENT_COLUMNS)
    .where('company_id', '=', companyId)
    .where('is_default', '=', true)
    .executeTakeFirst()
  return row ? toClient(row) : null
}

export async function insertClient({ db, companyId, now }: TxCtx, id: string, input: ClientInput): Promise<void> {
  try {
    await db
      .insertInto('client')
      .values({ company_id: companyId, id, created_at: now, is_active: input.isActive ?? true, ...columns(input) })
      .execute()
  } catch (error) {
    throw refusal(error, input)
  }
}

export async function insertWalkInClient(
  { db, companyId, now }: Pick<TxCtx, 'db' | 'companyId' | 'now'>,
  { id, code, name }: { id: string; code: string; name: string },
): Promise<void> {
  await db
    .insertInto('client')
    .values({
      company_id: companyId,
      id,
      kind: 'person',
      code,
      name,
      is_default: true,
      search_text: searchText(`${code} ${name}`),
      created_at: now,
    })
    .execute()
}

/** Updates when the version held is still the current one; false when it is not. */
export async function updateClient(
  { db, companyId }: TxCtx,
  id: string,
  input: ClientInput,
  version: number | undefined,
): Promise<boolean> {
  try {
    const result = await db
      .updateTable('client')
      .set((eb) => ({ ...columns(input), version: eb('version', '+', 1) }))
      .$if(input.isActive !== undefined, (query) => query.set({ is_active: input.isActive ?? true }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  } catch (error) {
    throw refusal(error, input)
  }
}

/** Deletes when the version held is still the current one. A sale that arrives meanwhile is one more than the none that were counted. */
export async function deleteClient(
  { db, companyId }: TxCtx,
  id: string,
  version: number | undefined,
): Promise<boolean> {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('client')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return numDeletedRows > 0n
  } catch (error) {
    throw violatesForeignKey(error) ? new DomainError('client.inUse', { sales: 1 }) : error
  }
}
