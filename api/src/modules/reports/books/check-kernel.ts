import { computeDocument, KERNEL_VERSION, type Currency, type DocumentInput } from '@comptoir/money'
import { type StoredRow, valueOf } from './book-reader.ts'
import type { StoredDocument } from './read-series.ts'

/** What the tables of a document's lines and taxes are called. */
interface Tables {
  line: string
  tax: string
}

/**
 * Computes a stored document again from its quantities, prices, rates and discounts, and names the figures that differ.
 * Documents of another version of the kernel are left alone, and those without a trace: a register printed them with
 * figures of its own, which was said of them when they came.
 */
export function kernelFaults({ head, rows }: StoredDocument, { line, tax }: Tables): string[] {
  if (valueOf(head, 'kernel_version') !== String(KERNEL_VERSION) || valueOf(head, 'trace') === '[]') return []
  const lines = (rows[line] ?? []).toSorted((one, other) => integer(one, 'line_number') - integer(other, 'line_number'))
  const taxes = (rows[tax] ?? []).toSorted((one, other) => integer(one, 'rate_milli') - integer(other, 'rate_milli'))
  const attempts = fodecLines(head, lines).map((fodec) => {
    try {
      return differences(head, lines, taxes, computeDocument(inputOf(head, lines, taxes, fodec)))
    } catch {
      return ['its lines cannot be computed']
    }
  })
  return attempts.some((faults) => faults.length === 0) ? [] : (attempts[0] ?? [])
}

function integer(row: StoredRow, column: string): number {
  return Number(valueOf(row, column))
}

/** The rate of FODEC of each line; where a line's share is rounded to nothing, it may have been under it or not. */
function fodecLines(head: StoredRow, lines: readonly StoredRow[]): number[][] {
  const trace: { step: string; rateMilli?: number }[] = JSON.parse(valueOf(head, 'trace'))
  const rate = trace.find(({ step, rateMilli }) => step === 'fodec' && rateMilli)?.rateMilli ?? 0
  const charged = lines.map((line) => (valueOf(line, 'fodec_minor') === '0' ? 0 : rate))
  return rate === 0 || charged.every((each) => each === rate) ? [charged] : [charged, lines.map(() => rate)]
}

function inputOf(
  head: StoredRow,
  lines: readonly StoredRow[],
  taxes: readonly StoredRow[],
  fodec: readonly number[],
): DocumentInput {
  const isCharged =
    taxes.some((row) => valueOf(row, 'rate_milli') !== '0') ||
    lines.every((row) => valueOf(row, 'vat_rate_milli') === '0')
  return {
    currency: valueOf(head, 'currency') as Currency,
    priceBasis: 'ttc',
    stampMinor: stampIn(head),
    vatMode: isCharged ? 'charged' : 'none',
    lines: lines.map((row, index) => ({
      id: valueOf(row, 'id'),
      quantityMilli: integer(row, 'quantity_milli'),
      unitPriceMicro: integer(row, 'unit_price_micro'),
      vatRateMilli: integer(row, 'vat_rate_milli'),
      fodecRateMilli: fodec[index] ?? 0,
      discount: discountOf(row),
    })),
  }
}

/** As it was computed: the way to the total tells it apart from the column. */
function stampIn(head: StoredRow): number {
  const trace: { step: string; amountMinor?: number }[] = JSON.parse(valueOf(head, 'trace'))
  return trace.find(({ step }) => step === 'stamp')?.amountMinor ?? 0
}

function discountOf(row: StoredRow): DocumentInput['lines'][number]['discount'] {
  const rate = row['discount_rate_milli'] ?? null
  if (rate !== null) return { kind: 'rate', rateMilli: Number(rate) }
  const amountMinor = Number(row['discount_minor'] ?? 0)
  return amountMinor === 0 ? undefined : { kind: 'amount', amountMinor }
}

const OF_LINE = {
  gross_minor: 'grossMinor',
  discount_minor: 'discountMinor',
  net_ht_minor: 'netHtMinor',
  fodec_minor: 'fodecMinor',
  vat_minor: 'vatMinor',
  total_minor: 'totalMinor',
} as const
const OF_TAX = {
  base_ht_minor: 'baseHtMinor',
  fodec_minor: 'fodecMinor',
  vat_minor: 'vatMinor',
  total_minor: 'totalMinor',
} as const
const OF_HEAD = {
  gross_minor: 'grossMinor',
  discount_minor: 'lineDiscountMinor',
  net_ht_minor: 'netHtMinor',
  fodec_minor: 'fodecMinor',
  vat_minor: 'vatMinor',
  stamp_minor: 'stampMinor',
  total_minor: 'totalMinor',
} as const

/** The figures of a document that its computation gives, each by its name; one that it lacks is not compared. */
interface Computed {
  totals: Readonly<Partial<Record<(typeof OF_HEAD)[keyof typeof OF_HEAD], number>>>
  lines: readonly (Readonly<Partial<Record<(typeof OF_LINE)[keyof typeof OF_LINE], number>>> | undefined)[]
  taxes: readonly (Readonly<Record<(typeof OF_TAX)[keyof typeof OF_TAX], number>> & { rateMilli: number })[]
}

/** Names the stored figures that a computation gives otherwise. */
export function differences(
  head: StoredRow,
  lines: readonly StoredRow[],
  taxes: readonly StoredRow[],
  computed: Computed,
): string[] {
  return [
    ...compared(head, OF_HEAD, computed.totals, ''),
    ...lines.flatMap((row, index) => compared(row, OF_LINE, computed.lines[index], ` of line ${index + 1}`)),
    ...taxes.flatMap((row) => {
      const rate = integer(row, 'rate_milli')
      const group = computed.taxes.find(({ rateMilli }) => rateMilli === rate)
      return group ? compared(row, OF_TAX, group, ` at ${rate / 1000} %`) : [`no line is taxed at ${rate / 1000} %`]
    }),
    ...(taxes.length === computed.taxes.length ? [] : [`${taxes.length} rates of VAT for ${computed.taxes.length}`]),
  ]
}

/** Columns that a table does not have, as the discount of a return, are not compared. */
function compared<Figure extends string>(
  row: StoredRow,
  figures: Readonly<Record<string, Figure>>,
  computed: Readonly<Partial<Record<Figure, number>>> | undefined,
  where: string,
): string[] {
  return Object.entries(figures).flatMap(([column, figure]) => {
    const stored = row[column]
    const expected = String(computed?.[figure])
    return stored === undefined || stored === expected ? [] : [`${column}${where} is ${stored}, computed ${expected}`]
  })
}
