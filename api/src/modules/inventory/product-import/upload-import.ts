import { IMPORT_LIMITS } from '@comptoir/contracts/inventory/product-import'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inBulkTransaction } from '../../../platform/db/bulk-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { createTurns } from '../../../platform/turns.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { findShopLocation } from '../stock/index.ts'
import { examineCsv } from './csv-file.ts'
import { readRows, surveyRows, type CsvContent } from './csv-rows.ts'
import { guessMapping, missingColumn, namedHeaders } from './headers.rules.ts'
import { getImport } from './product-import.service.ts'
import type { ImportRecord } from './product-import.repository.ts'
import { countKept, stageImport } from './staging.repository.ts'

const MEBIBYTE = 1024 * 1024
/** Files that are staged: each holds a connection. One of a company at a time, so that what it keeps is counted exactly. */
const takeTurn = createTurns({ atOnce: 2, mostWaiting: 2, waitSeconds: 30 })

/**
 * Stages a file, which was read to its end before: in one transaction, so that nothing is left of one that breaks off.
 * Refuses what is beyond a limit, of the file or of what its company keeps.
 */
export async function uploadImport(
  ctx: Ctx,
  pool: pg.Pool,
  input: { pointOfSaleId: string; file: ReceivedFile },
): Promise<ImportRecord> {
  const endTurn = await takeTurn(ctx.companyId)
  try {
    return await stageFile(ctx, pool, input)
  } finally {
    endTurn()
  }
}

async function stageFile(
  ctx: Ctx,
  pool: pg.Pool,
  input: { pointOfSaleId: string; file: ReceivedFile },
): Promise<ImportRecord> {
  const locationId = await inTransaction(ctx, async (tx) => {
    await getPointOfSale(tx, input.pointOfSaleId)
    return findShopLocation(tx, input.pointOfSaleId)
  })
  const shape = await examineCsv(input.file.path)
  const content = await surveyRows(input.file.path, shape)
  await inTransaction(ctx, (tx) => checkRoom(tx, content))
  const id = newId()
  await inBulkTransaction(pool, async (client) => {
    const rows = readRows(input.file.path, shape)
    const first = await rows.next()
    if (first.done) throw new DomainError('productImport.notCsv')
    const headers = namedHeaders(first.value.cells)
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
      keptBytes: content.bytes,
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

/** What a company keeps is bounded: the disk is everybody's. */
async function checkRoom(ctx: TxCtx, { rows, bytes }: CsvContent): Promise<void> {
  const { open: maxImports, keptRows: maxRows, keptMegabytes: maxMegabytes } = IMPORT_LIMITS
  const kept = await countKept(ctx)
  if (kept.open >= maxImports) throw new DomainError('productImport.tooManyOpen', { maxImports })
  if (kept.rows + rows > maxRows || kept.bytes + bytes > maxMegabytes * MEBIBYTE)
    throw new DomainError('productImport.keepsTooMuch', { maxRows, maxMegabytes })
}
