import type { ExportFormat, ExportQuery } from '@comptoir/contracts/export'
import type { Ctx } from '../context.ts'
import { writeCsv } from './csv.ts'
import type { Letterhead } from './letterhead.queries.ts'
import type { ListExport } from './list-export.ts'
import { clockOf } from './local-clock.ts'
import { readSteps } from './read-steps.ts'
import { printInThread } from './print-in-thread.ts'
import type { Cell, Sheet } from './sheet.ts'
import { takeTurn } from './export-queue.ts'
import { writeXlsx } from './xlsx.ts'

type Writer = (sheet: Sheet, steps: AsyncGenerator<Cell[][]>) => AsyncGenerator<string | Uint8Array>

const WRITERS: Readonly<Record<ExportFormat, Writer>> = { csv: writeCsv, xlsx: writeXlsx, pdf: printInThread }

/**
 * The file of a list, piece by piece: as it is read, but for a PDF, which comes in one. Refusals precede the first piece. A reader that
 * stops early says so (`return`), which ends the reading and the turn.
 */
export async function* exportChunks(
  ctx: Ctx,
  source: ListExport,
  asked: ExportQuery,
  letterhead: Letterhead,
): AsyncGenerator<string | Uint8Array> {
  const endTurn = await takeTurn(ctx.companyId)
  try {
    const steps = readSteps(ctx, source, asked, letterhead)
    try {
      yield* WRITERS[asked.format](sheetOf(ctx, source, letterhead), steps)
    } finally {
      // However it ended: the turn is over when the reading is.
      await steps.return(undefined)
    }
  } finally {
    endTurn()
  }
}

function sheetOf(
  { language, now }: Ctx,
  { title, columns }: ListExport,
  { companyName, currency, timeZone }: Letterhead,
): Sheet {
  return {
    language,
    title: title[language],
    company: companyName,
    currency,
    exportedAt: clockOf(now.toISOString(), timeZone) ?? '',
    columns: columns.map(({ header, kind, isDetail = false }) => ({ header: header[language], kind, isDetail })),
  }
}
