import type { AnyDeclaration } from '@comptoir/contracts/declare'
import type { TxCtx } from '../context.ts'
import { everywhere } from '../db/whole-company.ts'
import { declaredRefusal } from './refusals.ts'
import { countUses, lockRow, lockRowsThrough, type Reference, type Use, type VersionedTable } from './statements.ts'

/** A table, and what refers to its rows. */
export interface Usage {
  table: VersionedTable
  /**
   * What refers to a row and keeps it, under the names of the parameters of `inUse`. Every foreign key to the table is
   * among them, or deletes its rows with it: a test compares them with the catalogue of the database.
   */
  usedBy?: Readonly<Record<string, Use>>
  /** References of rows that cannot be there without one that is counted. */
  implied?: readonly Reference[]
}

/** Refuses to delete what is in use, and says how often by what. Until the transaction ends nothing new can refer to it. */
export async function refuseUsed(
  ctx: TxCtx,
  declared: AnyDeclaration,
  { table, usedBy = {} }: Usage,
  id: string,
): Promise<void> {
  if (Object.keys(usedBy).length === 0) return
  await lockRow(ctx, table, id)
  for (const use of Object.values(usedBy)) await lockRowsThrough(ctx, use, id)
  const uses = await everywhere(ctx, (all) => countUses(all, id, usedBy))
  if (Object.values(uses).some((count) => count > 0)) throw declaredRefusal(declared, 'inUse', uses)
}
