import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import { FALLBACK } from '@comptoir/i18n'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { replaceOwnRows, type OwnRows } from '../../../platform/resource/own-rows.ts'
import { moveReferences, type Reference } from '../../../platform/resource/statements.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { learnWords } from '../../../platform/search/known-words.ts'
import type { SearchedTable } from '../../../platform/search/searched-table.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { addressesOf, contactsOf } from '../common/index.ts'
import { checkClient, joined } from './clients.rules.ts'

/** Clients are known by their names. */
export const CLIENT_SEARCH = { entity: 'client', name: 'name' } as const satisfies SearchedTable

export const OWN_ROWS = {
  addresses: addressesOf('client_address', 'client_id'),
  contacts: contactsOf('client_contact', 'client_id'),
  certificates: {
    table: 'client_certificate',
    owner: 'client_id',
    columns: {
      kind: 'kind',
      number: 'number',
      issuedOn: 'issued_on',
      validFrom: 'valid_from',
      validUntil: 'valid_until',
    },
  },
} as const satisfies Record<string, OwnRows>

const rows = tableResource(CLIENTS, {
  table: 'client',
  columns: {
    kind: 'kind',
    code: 'code',
    name: 'name',
    phone: 'phone',
    email: 'email',
    taxId: 'tax_id',
    address: 'address',
    postalCode: 'postal_code',
    city: 'city',
    groupId: 'group_id',
    sectorId: 'sector_id',
    paymentDays: 'payment_days',
    isPaymentAtMonthEnd: 'is_payment_at_month_end',
    creditLimitMinor: 'credit_limit_minor',
  },
  shown: { isDefault: 'is_default' },
  belongsTo: {
    group: { table: 'client_group', column: 'group_id' },
    sector: { table: 'activity_sector', column: 'sector_id' },
  },
  ownRows: OWN_ROWS,
  hiddenBy: ['merged_into_id', 'erased_at'],
  unique: { client_code_key: { reason: 'codeTaken', property: 'code' } },
  references: {
    client_group_fk: { code: CLIENT_GROUPS.errors.notFound, property: 'groupId' },
    client_sector_fk: { code: ACTIVITY_SECTORS.errors.notFound, property: 'sectorId' },
  },
  usedBy: {
    sales: 'sale.client_id',
    returns: 'sales_return.client_id',
    pointsOfSale: 'point_of_sale.default_client_id',
    merged: 'client.merged_into_id',
  },
  // What they pay was sold to them, or to somebody who was merged into them.
  implied: ['client_payment.client_id'],
  search: CLIENT_SEARCH,
  // The number also without its spaces: people type it both ways.
  searched: ({ code, name, phone, email, taxId }) => [code, name, phone, phone?.replaceAll(/\D/g, ''), email, taxId],
  defaultNames: ['walkIn', 'erased'],
  filters: { kind: 'kind' },
  beforeChange: (ctx, before, input) => {
    if (before.isDefault && input.isActive === false) throw new DomainError('client.isDefault', {}, '/isActive')
    checkClient(ctx, before, input)
  },
  beforeRemove: (_ctx, { isDefault }) => {
    if (isDefault) throw new DomainError('client.isDefault')
  },
})

/** The walk-in client stays and stays active; a client with sales stays, and can be made inactive or merged. */
export const clients: typeof rows = {
  ...rows,
  create: (ctx, input) => {
    checkClient(ctx, null, input)
    return rows.create(ctx, input)
  },
}

/** References that can change: those of whom was merged into a client before, too. */
const MOVED = ['point_of_sale.default_client_id', 'client.merged_into_id'] as const satisfies readonly Reference[]

/**
 * Leaves of a client what documents refer to: they keep its id, which leads to the other one from now on. All else that
 * it had is the other one's.
 */
export async function retireClient(ctx: TxCtx, from: Client, into: Client): Promise<void> {
  const { db, companyId } = ctx
  for (const own of Object.values(OWN_ROWS)) await replaceOwnRows(ctx, own, from.id, [])
  for (const each of MOVED) await moveReferences(ctx, each, { from: from.id, into: into.id })
  await db
    .updateTable('client')
    .set({
      ...{ phone: null, email: null, tax_id: null, address: null, postal_code: null, city: null },
      ...{ group_id: null, sector_id: null, payment_days: null, credit_limit_minor: null },
      // Its code is free for another one.
      code: from.id,
      search_text: '',
      is_active: false,
      merged_into_id: into.id,
      version: from.version + 1,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', from.id)
    .execute()
  await rows.change(ctx, into.id, joined(from, into))
}

export async function insertWalkInClient(
  { db, companyId, now }: Pick<TxCtx, 'db' | 'companyId' | 'now'>,
  { id, code }: { id: string; code: string },
): Promise<void> {
  const { [FALLBACK]: name, ...others } = DEFAULT_NAMES.walkIn
  const search_text = searchText([code, name, ...Object.values(others)].join(' '))
  await db
    .insertInto('client')
    .values({
      company_id: companyId,
      id,
      kind: 'person',
      code,
      name,
      name_key: 'walkIn',
      is_default: true,
      search_text,
      created_at: now,
    })
    .execute()
  await learnWords({ db, companyId }, 'client', search_text)
}
