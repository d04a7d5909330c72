import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inBulkTransaction } from '../../../platform/db/bulk-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { findShopLocation } from '../stock/index.ts'
import { examineCsv, readRecords } from './csv-file.ts'
import { guessMapping, missingColumn, namedHeaders } from './headers.rules.ts'
import { getImport } from './product-import.service.ts'
import type { ImportRecord } from './product-import.repository.ts'
import { stageImport, type StagedRow } from './staging.repository.ts'

const MAX_COLUMNS = 200

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** Numbers rows as a spreadsheet shows them, blank lines counted; the header is the first that is not blank. */
async function* numbered(records: AsyncIterable<string[]>): AsyncGenerator<StagedRow> {
  let rowNumber = 0
  for await (const cells of records) {
    rowNumber += 1
    if (!isBlank(cells)) yield { rowNumber, cells }
  }
}

/** Stages a file in one transaction: a file that cannot be read to its end leaves nothing behind. */
export async function uploadImport(
  ctx: Ctx,
  pool: pg.Pool,
  input: { pointOfSaleId: string; file: ReceivedFile },
): Promise<ImportRecord> {
  const locationId = await inTransaction(ctx, async (tx) => {
    await getPointOfSale(tx, input.pointOfSaleId)
    return findShopLocation(tx, input.pointOfSaleId)
  })
  const shape = await examineCsv(input.file.path)
  const id = newId()
  await inBulkTransaction(pool, async (client) => {
    const rows = numbered(readRecords(input.file.path, shape))
    const first = await rows.next()
    if (first.done) throw new DomainError('productImport.notCsv')
    const headers = namedHeaders(first.value.cells)
    if (headers.length > MAX_COLUMNS) throw new DomainError('productImport.notCsv')
    const mapping = guessMapping(headers)
    const isMapped = missingColumn(mapping, headers) === null
    const { companyId, userId, now } = ctx
    const file = {
      companyId,
      id,
      pointOfSaleId: input.pointOfSaleId,
      locationId,
      userId,
      fileName: input.file.name,
      shape,
      headers,
      mapping,
      isMapped,
      now,
    }
    await stageImport(client, file, rows)
  })
  return inTransaction(ctx, async (tx) => {
    const staged = await getImport(tx, id)
    await audit(tx, {
      action: 'productImport.uploaded',
      entity: 'productImport',
      entityId: id,
      after: { fileName: staged.fileName, rowCount: staged.rowCount },
    })
    return staged
  })
}
