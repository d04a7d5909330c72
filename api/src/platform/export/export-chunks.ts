import type { ExportQuery } from '@comptoir/contracts/export'
import type { Ctx } from '../context.ts'
import { buildInThread } from './build-in-thread.ts'
import { writeCsv } from './csv.ts'
import type { Letterhead } from './letterhead.queries.ts'
import type { ListExport } from './list-export.ts'
import { clockOf } from './local-clock.ts'
import { readSteps } from './read-steps.ts'
import type { Sheet } from './sheet.ts'
import { takeTurn } from './export-queue.ts'

/**
 * The file of a list, piece by piece: CSV as it is read, others in one. Refusals precede the first piece. A reader that
 * stops early says so (`return`), which ends the reading and the turn.
 */
export async function* exportChunks(
  ctx: Ctx,
  source: ListExport,
  asked: ExportQuery,
  letterhead: Letterhead,
): AsyncGenerator<string | Uint8Array> {
  const { format } = asked
  const endTurn = await takeTurn(ctx.companyId)
  try {
    const sheet = sheetOf(ctx, source, letterhead)
    const steps = readSteps(ctx, source, asked, letterhead.timeZone)
    yield* format === 'csv' ? writeCsv(sheet, steps) : buildInThread({ format, sheet }, steps)
  } finally {
    endTurn()
  }
}

function sheetOf({ language, now }: Ctx, { title, columns }: ListExport, { companyName, timeZone }: Letterhead): Sheet {
  return {
    language,
    title: title[language],
    company: companyName,
    exportedAt: clockOf(now.toISOString(), timeZone) ?? '',
    columns: columns.map(({ header, kind }) => ({ header: header[language], kind })),
  }
}
