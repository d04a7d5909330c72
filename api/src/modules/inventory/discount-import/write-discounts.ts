import { DISCOUNT_FILE_COLUMNS, DISCOUNT_FILE_LIMITS as LIMITS } from '@comptoir/contracts/inventory/discount-import'
import { numberFromMilliRate } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/export/csv.ts'
import type { Words } from '../../../platform/export/list-export.ts'
import { clockOf } from '../../../platform/export/local-clock.ts'
import type { ColumnKind } from '../../../platform/export/sheet.ts'
import { findTimeZone } from '../../company/settings/index.ts'
import { HEADERS } from './file-columns.rules.ts'
import { listDiscountLines } from './named-discounts.queries.ts'

/** For whoever reads the file; not read back. */
const DESIGNATION: Words = { en: 'Designation', fr: 'Désignation', ar: 'التسمية' }
const KINDS: readonly ColumnKind[] = ['text', 'dateTime', 'dateTime', 'percent', 'text', 'text']

const MEBIBYTE = 1024 * 1024

/**
 * All discounts with their products, as the import reads them, in the caller's language. Refused as
 * `discountImport.tooMuchForFile` where the import would refuse it: half of them would be taken for all.
 */
export async function writeDiscounts(ctx: TxCtx): Promise<string> {
  const timeZone = await findTimeZone(ctx)
  const lines = await listDiscountLines(ctx, LIMITS.rows + 1)
  // A name belongs to one discount.
  if (lines.length > LIMITS.rows || new Set(lines.map(({ name }) => name)).size > LIMITS.discounts) throw tooMuch()
  const headers = [...DISCOUNT_FILE_COLUMNS.map((column) => HEADERS[column]), DESIGNATION]
  const rows = lines.map(({ name, startsAt, endsAt, rateMilli, code, designation }) => [
    name,
    clockOf(startsAt.toISOString(), timeZone),
    clockOf(endsAt.toISOString(), timeZone),
    numberFromMilliRate(rateMilli),
    code,
    designation,
  ])
  const text = [
    BYTE_ORDER_MARK,
    csvLine(
      headers.map((header) => header[ctx.language]),
      [],
      ctx.language,
    ),
    ...rows.map((row) => csvLine(row, KINDS, ctx.language)),
  ].join('')
  if (Buffer.byteLength(text) > LIMITS.megabytes * MEBIBYTE) throw tooMuch()
  return text
}

function tooMuch(): DomainError {
  const { discounts: maxDiscounts, rows: maxRows, megabytes: maxMegabytes } = LIMITS
  return new DomainError('discountImport.tooMuchForFile', { maxDiscounts, maxRows, maxMegabytes })
}
