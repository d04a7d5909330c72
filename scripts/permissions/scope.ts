import { withClient } from '../bench/fixture.ts'
import { FOREIGN_WORD } from '../fuzz/people.ts'
import { nameHiddenRows, type Leak, type Naming } from '../tenants/naming.ts'
import { RowReader, type Rows } from '../tenants/rows.ts'
import type { PermissionStage } from './stage.ts'

/**
 * An id that the caller made is told to be taken wherever in the company it was used: two rows cannot have it. Nothing else
 * of the row is told.
 */
function isTakenId({ place, foreign }: Leak): boolean {
  return place === 'body.id' && foreign.startsWith('409 ') && !foreign.includes(FOREIGN_WORD)
}

/**
 * Goods are sent to points of sale where the sender does not work, and asked of those where the receiver does not; all are
 * listed with their names at `places`.
 */
function isOtherEnd({ operation, place, foreign }: Leak): boolean {
  if (!operation.includes('/stock-transfers')) return false
  if (operation.endsWith('/requests') && place === 'body.fromPointOfSaleId') return true
  return place === 'body.toPointOfSaleId' && foreign.startsWith('422 ') && !foreign.includes(FOREIGN_WORD)
}

/**
 * Sends, as people of every right who may enter one point of sale, requests that name rows of another one of their company.
 * Declared is one thing for all operations: each is answered as if there were no such row.
 */
export async function nameOtherPointOfSale(stage: PermissionStage): Promise<Naming> {
  const { fixture, company, bound, otherPointOfSaleId, operations } = stage
  const ofCompany = operations.filter(({ path }) => path.includes('{companyId}'))
  const naming = await withClient(fixture.adminUrl, async (client) => {
    const reader = await RowReader.over(client)
    const hidden = (): Promise<Rows> => reader.ofPointOfSale(company.companyId, otherPointOfSaleId)
    const own = async (): Promise<Rows> => (await reader.ofCompany(company.companyId)).except(await hidden())
    return nameHiddenRows({ world: bound, own, hidden, hiddenCode: null }, ofCompany, 1)
  })
  return { ...naming, leaks: naming.leaks.filter((leak) => !isTakenId(leak) && !isOtherEnd(leak)) }
}
