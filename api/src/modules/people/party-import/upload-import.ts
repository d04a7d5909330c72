import { IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import { inBulkTransaction } from '../../../platform/db/bulk-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { headingOf, mappingOf, namedHeaders } from '../../../platform/import-files/column-mapping.ts'
import { readRows, surveyRows, type CsvContent } from '../../../platform/import-files/csv-rows.ts'
import { openFile, type ReadableFile, type WantedReading } from '../../../platform/import-files/open-file.ts'
import { createTurns } from '../../../platform/turns.ts'
import { COLUMN_NAMES } from './columns.rules.ts'
import { findHeadings } from './headings.repository.ts'
import type { Importer } from './importers.ts'
import { isEnough, withoutReserved } from './mapping.rules.ts'
import { checkReplaceable, getImport, removeReplaced } from './party-import.service.ts'
import { codeOf, type PartyImportRecord } from './party-import.repository.ts'
import { countKept, stageImport } from './staging.repository.ts'

/** A file, how its sender wants it read, and the import of the same file that it stands for. */
export interface NewUpload {
  file: ReceivedFile
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
export async function uploadImport(
  ctx: Ctx,
  pool: pg.Pool,
  importer: Importer,
  { file, wanted, replaces }: NewUpload,
): Promise<PartyImportRecord> {
  const endTurn = await takeTurn(ctx.companyId)
  try {
    if (replaces !== null) await inTransaction(ctx, (tx) => checkReplaceable(tx, importer.kind, replaces))
    const opened = await openFile(file.path, wanted)
    try {
      return await stageRows(ctx, pool, importer, { ...opened, fileName: file.name, replaces })
    } finally {
      await opened.discard()
    }
  } finally {
    endTurn()
  }
}

async function stageRows(
  ctx: Ctx,
  pool: pg.Pool,
  importer: Importer,
  { path, shape, reading, fileName, replaces }: ReadableFile & { fileName: string; replaces: string | null },
): Promise<PartyImportRecord> {
  const { kind } = importer
  const content = await surveyRows(path, shape)
  const headers = namedHeaders(content.headers)
  const mapping = await inTransaction(ctx, async (tx) => {
    await checkRoom(tx, content, replaces === null ? 0 : 1)
    const remembered = await findHeadings(tx, kind, headers.map(headingOf))
    return withoutReserved(mappingOf(headers, remembered, COLUMN_NAMES[kind]), importer, tx.permissions)
  })
  const id = newId()
  const { companyId, userId, now } = ctx
  await inBulkTransaction(pool, async (client) => {
    const rows = readRows(path, shape)
    // The headers, which are known.
    await rows.next()
    const staged = { companyId, id, kind, userId, fileName, reading, headers, mapping, now }
    await stageImport(client, { ...staged, isMapped: isEnough(mapping), keptBytes: content.bytes }, rows)
  })
  return inTransaction(ctx, async (tx) => {
    if (replaces !== null) await removeReplaced(tx, kind, replaces)
    const staged = await getImport(tx, kind, id)
    const after = { code: codeOf(id), kind, rowCount: staged.rowCount }
    await audit(tx, { action: 'partyImport.uploaded', entity: 'partyImport', entityId: id, after })
    return staged
  })
}

/** What a company keeps is bounded: the disk is everybody's. `leaving` of its imports make room for this one. */
async function checkRoom(ctx: TxCtx, { rows, bytes }: CsvContent, leaving: number): Promise<void> {
  const { open: maxImports, keptRows: maxRows, keptMegabytes: maxMegabytes } = IMPORT_LIMITS
  const kept = await countKept(ctx)
  if (kept.open - leaving >= maxImports) throw new DomainError('partyImport.tooManyOpen', { maxImports })
  if (kept.rows + rows > maxRows || kept.bytes + bytes > maxMegabytes * MEBIBYTE)
    throw new DomainError('partyImport.keepsTooMuch', { maxRows, maxMegabytes })
}
