import { IMPORT_LIMITS } from '@comptoir/contracts/inventory/product-import'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inBulkTransaction } from '../../../platform/db/bulk-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { createTurns } from '../../../platform/turns.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { findShopLocation } from '../stock/index.ts'
import { readRows, surveyRows, type CsvContent } from '../../../platform/import-files/csv-rows.ts'
import { missingColumn, namedHeaders } from './headers.rules.ts'
import { proposeMapping } from './headings.service.ts'
import type { PictureArchive } from './pictures/picture-archive.ts'
import { openParcel } from './pictures/open-parcel.ts'
import { stagePictures } from './pictures/pictures.repository.ts'
import { openFile, type ReadableFile, type WantedReading } from '../../../platform/import-files/open-file.ts'
import { checkReplaceable, getImport, removeReplaced } from './product-import.service.ts'
import type { ImportRecord } from './product-import.repository.ts'
import { countKept, stageImport } from './staging.repository.ts'

/** A file with its point of sale, how its sender wants it read, and the import of the same file that it stands for. */
export interface NewUpload {
  pointOfSaleId: string
  file: ReceivedFile
  /** An archive of pictures; the file itself may be one that holds a catalogue too. */
  pictures: ReceivedFile | null
  wanted: WantedReading
  replaces: string | null
}

const MEBIBYTE = 1024 * 1024
/** Files that are staged: each holds a connection. One of a company at a time, so that what it keeps is counted exactly. */
const takeTurn = createTurns({ atOnce: 2, mostWaiting: 2, waitSeconds: 30 })

/**
 * Stages a file, which was read to its end before: in one transaction, so that nothing is left of one that breaks off.
 * Refuses what is beyond a limit, of the file or of what its company keeps.
 */
export async function uploadImport(ctx: Ctx, pool: pg.Pool, input: NewUpload): Promise<ImportRecord> {
  const endTurn = await takeTurn(ctx.companyId)
  try {
    return await stageFile(ctx, pool, input)
  } finally {
    endTurn()
  }
}

async function stageFile(ctx: Ctx, pool: pg.Pool, input: NewUpload): Promise<ImportRecord> {
  const locationId = await inTransaction(ctx, async (tx) => {
    await getPointOfSale(tx, input.pointOfSaleId)
    if (input.replaces !== null) await checkReplaceable(tx, input.replaces)
    return findShopLocation(tx, input.pointOfSaleId)
  })
  const parcel = await openParcel(input.file, input.pictures)
  try {
    const file = await openFile(parcel.path, input.wanted)
    try {
      return await stageRows(ctx, pool, input, { ...file, locationId, pictures: parcel.pictures })
    } finally {
      await file.discard()
    }
  } finally {
    await parcel.discard()
  }
}

interface Opened extends ReadableFile {
  locationId: string
  pictures: PictureArchive | null
}

async function stageRows(
  ctx: Ctx,
  pool: pg.Pool,
  input: NewUpload,
  { path, shape, reading, locationId, pictures }: Opened,
): Promise<ImportRecord> {
  const content = await surveyRows(path, shape)
  const headers = namedHeaders(content.headers)
  const mapping = await inTransaction(ctx, async (tx) => {
    const bytes = content.bytes + (pictures?.pictureBytes ?? 0)
    await checkRoom(tx, { ...content, bytes }, input.replaces === null ? 0 : 1)
    return proposeMapping(tx, headers)
  })
  const id = newId()
  await inBulkTransaction(pool, async (client) => {
    const rows = readRows(path, shape)
    // The headers, which are known.
    await rows.next()
    const isMapped = missingColumn(mapping, headers) === null
    const { companyId, userId, now } = ctx
    const file = {
      companyId,
      id,
      pointOfSaleId: input.pointOfSaleId,
      locationId,
      userId,
      fileName: input.file.name,
      reading,
      headers,
      mapping,
      isMapped,
      keptBytes: content.bytes,
      now,
    }
    await stageImport(client, file, rows)
    if (pictures) await stagePictures(client, { companyId, importId: id }, pictures.readPictures())
  })
  return inTransaction(ctx, async (tx) => {
    if (input.replaces !== null) await removeReplaced(tx, input.replaces)
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

/** What a company keeps is bounded: the disk is everybody's. `leaving` of its imports make room for this one. */
async function checkRoom(ctx: TxCtx, { rows, bytes }: CsvContent, leaving: number): Promise<void> {
  const { open: maxImports, keptRows: maxRows, keptMegabytes: maxMegabytes } = IMPORT_LIMITS
  const kept = await everywhere(ctx, countKept)
  if (kept.open - leaving >= maxImports) throw new DomainError('productImport.tooManyOpen', { maxImports })
  if (kept.rows + rows > maxRows || kept.bytes + bytes > maxMegabytes * MEBIBYTE)
    throw new DomainError('productImport.keepsTooMuch', { maxRows, maxMegabytes })
}
