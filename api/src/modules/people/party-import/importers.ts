import { CLIENTS, type Client, type ClientInput } from '@comptoir/contracts/people/clients'
import {
  PARTY_IMPORT_COLUMNS,
  type PartyFields,
  type PartyImportColumn,
  type PartyKind,
} from '@comptoir/contracts/people/party-import'
import { SUPPLIERS, type Supplier, type SupplierInput } from '@comptoir/contracts/people/suppliers'
import type { Permission } from '@comptoir/contracts/permissions'
import type { TxCtx } from '../../../platform/context.ts'
import { clients } from '../clients/index.ts'
import { suppliers } from '../suppliers/index.ts'

export type Party = Client | Supplier

/** Clients or suppliers, as an import reads and writes them: through the same cases as the form. */
export interface Importer {
  kind: PartyKind
  declared: typeof CLIENTS | typeof SUPPLIERS
  columns: readonly PartyImportColumn[]
  get: (ctx: TxCtx, id: string) => Promise<Party>
  create: (ctx: TxCtx, id: string, fields: PartyFields) => Promise<Party>
  change: (ctx: TxCtx, id: string, fields: PartyFields) => Promise<Party>
  remove: (ctx: TxCtx, id: string) => Promise<void>
  /** Columns that only holders of a further permission may set. */
  reserved: Partial<Record<PartyImportColumn, Permission>>
}

const NOTHING = { phone: null, email: null, taxId: null, address: null, postalCode: null, city: null } as const

/** What every row that is written has: a row without them was refused before. */
function named({ code, name }: PartyFields): { code: string; name: string } {
  if (code === undefined || name === undefined) throw new Error('A row without code or name reached its writing')
  return { code, name }
}

function clientInput(client: Client): ClientInput {
  const { kind, code, name, phone, email, taxId, address, postalCode, city } = client
  return { kind, code, name, phone, email, taxId, address, postalCode, city }
}

function supplierInput(supplier: Supplier): SupplierInput {
  const {
    id: _,
    version: _version,
    isActive: _isActive,
    addresses: _addresses,
    contacts: _contacts,
    ...input
  } = supplier
  return input
}

export const IMPORTERS: Record<PartyKind, Importer> = {
  client: {
    kind: 'client',
    declared: CLIENTS,
    columns: PARTY_IMPORT_COLUMNS.client,
    get: clients.get,
    create: (ctx, id, { leadDays: _, ...fields }) =>
      clients.create(ctx, { id, kind: 'person', ...NOTHING, ...fields, ...named(fields) }),
    change: async (ctx, id, { leadDays: _, ...fields }) =>
      clients.change(ctx, id, { ...clientInput(await clients.get(ctx, id)), ...fields }),
    remove: clients.remove,
    reserved: {
      paymentDays: CLIENTS.permissions.credit,
      isPaymentAtMonthEnd: CLIENTS.permissions.credit,
      creditLimit: CLIENTS.permissions.credit,
      isActive: CLIENTS.permissions.remove,
    },
  },
  supplier: {
    kind: 'supplier',
    declared: SUPPLIERS,
    columns: PARTY_IMPORT_COLUMNS.supplier,
    get: suppliers.get,
    create: (ctx, id, fields) =>
      suppliers.create(ctx, {
        id,
        ...NOTHING,
        ...{ paymentDays: null, isPaymentAtMonthEnd: false, leadDays: null },
        ...ofSuppliers(fields),
        ...named(fields),
      }),
    change: async (ctx, id, fields) =>
      suppliers.change(ctx, id, { ...supplierInput(await suppliers.get(ctx, id)), ...ofSuppliers(fields) }),
    remove: suppliers.remove,
    reserved: { isActive: SUPPLIERS.permissions.remove },
  },
}

function ofSuppliers(fields: PartyFields): Partial<SupplierInput> {
  const { kind: _, groupId: _group, sectorId: _sector, creditLimitMinor: _limit, ...input } = fields
  return input
}
