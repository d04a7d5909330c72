import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import type { PartyImportColumn, PartyMatchBy, PartyOnMatch } from '@comptoir/contracts/people/party-import'
import type { Currency } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import type { Importer } from './importers.ts'
import { findCurrency, listNames, type Named } from './plan.queries.ts'
import type { PartyImportRecord } from './party-import.repository.ts'

/** How the rows of an import are to be read and held against those who are there. */
export interface RowPlan {
  importer: Importer
  positions: Partial<Record<PartyImportColumn, number>>
  columnCount: number
  /** Whether a leading apostrophe may be one that our own files write before what looks like a formula. */
  isGuarded: boolean
  currency: Currency
  /** Groups and sectors that there are, by name in small letters. */
  groups: ReadonlyMap<string, Named>
  sectors: ReadonlyMap<string, Named>
  matchBy: PartyMatchBy
  onMatch: PartyOnMatch
}

export async function rowPlan(ctx: TxCtx, record: PartyImportRecord, importer: Importer): Promise<RowPlan> {
  const positions = Object.fromEntries(
    Object.entries(record.mapping).map(([column, header]) => [column, record.headers.indexOf(header)]),
  )
  const isOfClients = importer.kind === 'client'
  return {
    importer,
    positions,
    columnCount: record.headers.length,
    isGuarded: record.reading.encoding !== null,
    currency: await findCurrency(ctx),
    groups: isOfClients ? await listNames(ctx, CLIENT_GROUPS.entity) : new Map(),
    sectors: isOfClients ? await listNames(ctx, ACTIVITY_SECTORS.entity) : new Map(),
    matchBy: record.matchBy,
    onMatch: record.onMatch,
  }
}
