import type { RowProblem, RowWarningName } from '@comptoir/contracts/inventory/product-import'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx, TxCtx } from '../../../../platform/context.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { DomainError } from '../../../../platform/errors.ts'
import type { PictureFault } from '../../../../platform/files/picture-faults.ts'
import type { Pace } from '../../../../platform/jobs/pace.ts'
import { recordPhotos } from '../../product-changes/index.ts'
import { addDrawnPhotos, drawPhoto, type DrawnPhoto, type PhotoOutcome } from '../../product-photos/index.ts'
import { advancePictures, lockImport, type ImportRecord } from '../product-import.repository.ts'
import { addWarnings, findPicturedRow, readPicture, type PicturedRow } from './pictures.repository.ts'
import { firstCharacters } from '../../../../platform/first-characters.ts'

const WAIT_MS = 500

const TOLD: Record<PictureFault | Exclude<PhotoOutcome, 'added' | 'known'>, RowWarningName> = {
  unreadable: 'pictureNotPhoto',
  wrongKind: 'pictureNotPhoto',
  heic: 'pictureHeic',
  animated: 'pictureAnimated',
  tooManyPixels: 'pictureTooManyPixels',
  tooMany: 'picturesTooMany',
  noSpace: 'picturesNoSpace',
  gone: 'pictureProductGone',
}

const warningOf = (fault: keyof typeof TOLD, name: string): RowProblem => ({
  column: 'photo',
  problem: TOLD[fault],
  value: firstCharacters(name, 100),
})

interface Drawn {
  name: string
  photo: DrawnPhoto
}

/**
 * Gives products the pictures of their rows, row by row: drawn anew before any transaction, added with the progress in one,
 * so that what broke off goes on behind its last row. True when all are through, false when the turn is over.
 */
export async function addPictures(ctx: Ctx, secret: string, importId: string, pace: Pace): Promise<boolean> {
  for (;;) {
    pace.signal?.throwIfAborted()
    const row = await inTransaction({ ...ctx, now: pace.now() }, (tx) => nextRow(tx, importId))
    if (row === null) return true
    const { drawn, warnings } = await drawRow(ctx, secret, importId, row, pace)
    await inTransaction({ ...ctx, now: pace.now() }, (tx) => addToProduct(tx, importId, row, drawn, warnings))
    await pace.afterPortion?.()
    if (pace.isTurnOver?.()) return false
  }
}

async function nextRow(tx: TxCtx, importId: string): Promise<PicturedRow | null> {
  const record = await lockImport(tx, importId)
  return record?.state === 'importing' ? findPicturedRow(tx, importId, record.lastPictureRow) : null
}

/** One picture at a time is in memory as it was sent. */
async function drawRow(
  ctx: Ctx,
  secret: string,
  importId: string,
  { pictures }: PicturedRow,
  pace: Pace,
): Promise<{ drawn: Drawn[]; warnings: RowProblem[] }> {
  const drawn: Drawn[] = []
  const warnings: RowProblem[] = []
  for (const { number, name } of pictures) {
    const original = await inTransaction({ ...ctx, now: pace.now() }, (tx) => readPicture(tx, importId, number))
    const photo = original === null ? 'unreadable' : await drawInTime(ctx.companyId, secret, original, pace)
    if (typeof photo === 'string') warnings.push(warningOf(photo, name))
    else drawn.push({ name, photo })
  }
  return { drawn, warnings }
}

/** People who send photos go first: where they fill the places, the import waits. */
async function drawInTime(
  companyId: string,
  secret: string,
  original: Buffer,
  { signal }: Pace,
): Promise<DrawnPhoto | PictureFault> {
  for (;;) {
    try {
      return await drawPhoto(companyId, secret, original)
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'request.tooMany')) throw error
      await wait(WAIT_MS, undefined, signal === undefined ? {} : { signal })
    }
  }
}

async function addToProduct(
  tx: TxCtx,
  importId: string,
  { rowNumber, productId, pictures }: PicturedRow,
  drawn: readonly Drawn[],
  warnings: readonly RowProblem[],
): Promise<void> {
  const record: ImportRecord | null = await lockImport(tx, importId)
  // Somebody removed it meanwhile, or another turn was here.
  if (record?.state !== 'importing' || record.changeSetId === null || record.lastPictureRow >= rowNumber) return
  const outcomes = await addDrawnPhotos(
    tx,
    productId,
    drawn.map(({ photo }) => photo),
  )
  const told = outcomes.flatMap(({ outcome }, index) =>
    outcome === 'added' || outcome === 'known' ? [] : [warningOf(outcome, drawn[index]?.name ?? '')],
  )
  const added = outcomes.flatMap(({ id }) => id ?? [])
  await recordPhotos(tx, record.changeSetId, productId, added)
  await addWarnings(tx, importId, rowNumber, [...warnings, ...told])
  await advancePictures(tx, importId, { lastPictureRow: rowNumber, drawn: pictures.length, added: added.length })
}
