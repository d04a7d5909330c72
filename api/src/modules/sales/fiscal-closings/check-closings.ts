import {
  CLOSING_KINDS,
  type ClosingKind,
  type ClosingPart,
  type ClosingReport,
  type PerpetualTotals,
} from '@comptoir/contracts/sales/fiscal-closings'
import { canonicalJson } from '../../../platform/canonical-json.ts'
import { contentHashOf } from '../../../platform/evidence/canonical.ts'
import { sealOf } from '../../../platform/evidence/seal.ts'
import { FISCAL_CLOSING_SEAL } from '../seals/index.ts'
import { readParts } from './figures.queries.ts'
import { contentOf, grown, NO_PERPETUAL, seriesKey, summedUp } from './parts.rules.ts'
import { findHeadHash, type Reach, type Reading } from './series.queries.ts'

/** A closing that does not say what the books say. */
export interface ClosingFault {
  id: string
  number: string
  differs: Differing[]
}

/** What of a closing is not as it should be: one of its figures, how far it covers a series, or its seal. */
type Differing = 'part' | 'annex' | 'perpetual' | 'series' | 'seal'

/**
 * Computes every closing of a company anew from the documents that it covers, and its seal from what is stored, one after
 * the other. Gives those that differ; it never holds more than the closings of a year.
 */
export async function checkClosings(ctx: Reading): Promise<ClosingFault[]> {
  const faults: ClosingFault[] = []
  for (const kind of CLOSING_KINDS) faults.push(...(await checkKind(ctx, kind)))
  return faults
}

async function checkKind(ctx: Reading, kind: ClosingKind): Promise<ClosingFault[]> {
  const faults: ClosingFault[] = []
  let before: Row | undefined
  for (let row = await readAfter(ctx, kind, 0); row; row = await readAfter(ctx, kind, row.counter)) {
    const differs = await contentFaults(ctx, row, before)
    if (!isSealed(row, before)) differs.push('seal')
    if (differs.length > 0) faults.push({ id: row.id, number: row.number, differs })
    before = row
  }
  return faults
}

function readAfter({ db, companyId }: Reading, kind: ClosingKind, counter: number) {
  return db
    .selectFrom('fiscal_closing')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('counter', '>', counter)
    .orderBy('counter')
    .limit(1)
    .executeTakeFirst()
}

type Row = NonNullable<Awaited<ReturnType<typeof readAfter>>>

function isSealed(row: Row, before: Row | undefined): boolean {
  const content = contentHashOf(FISCAL_CLOSING_SEAL, { fiscal_closing: [row] })
  const previous = before?.chain_hash ?? Buffer.alloc(0)
  return (
    row.counter === (before?.counter ?? 0) + 1 &&
    row.content_hash.equals(content) &&
    row.previous_hash.equals(previous) &&
    row.chain_hash.equals(sealOf(row.seal_version, previous, content, BigInt(row.counter)))
  )
}

type Content = Pick<ClosingReport, 'part' | 'annex'>

async function contentFaults(ctx: Reading, row: Row, before: Row | undefined): Promise<Differing[]> {
  const { report } = row
  const expected = await expectedContent(ctx, row)
  const perpetual = grown(before?.report.perpetual ?? NO_PERPETUAL, expected)
  const differs: Differing[] = []
  if (!isSame([report.part], [expected.part])) differs.push('part')
  if (!isSame(report.annex, expected.annex)) differs.push('annex')
  if (!isSamePerpetual(report.perpetual, perpetual)) differs.push('perpetual')
  return [...differs, ...(await seriesFaults(ctx, report, before?.report))]
}

async function expectedContent(ctx: Reading, { kind, period, report }: Row): Promise<Content> {
  if (kind === 'day') return contentOf(period, await readParts(ctx, report.series.map(reachOf), report.timeZone))
  return summedUp(kind, period, await readWithin(ctx, kind === 'month' ? 'day' : 'month', period))
}

async function readWithin({ db, companyId }: Reading, kind: ClosingKind, longer: string): Promise<ClosingReport[]> {
  const rows = await db
    .selectFrom('fiscal_closing')
    .select('report')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('period', 'like', `${longer}-%`)
    .orderBy('counter')
    .execute()
  return rows.map(({ report }) => report)
}

function reachOf({ fromCounter, ...series }: ClosingReport['series'][number]): Reach {
  return { ...series, before: fromCounter - 1 }
}

/** Each series goes on where the closing before left it, and ends with the document that the closing names. */
async function seriesFaults(
  ctx: Reading,
  { series }: ClosingReport,
  before: ClosingReport | undefined,
): Promise<Differing[]> {
  const known = new Map((before?.series ?? []).map((one) => [seriesKey(one), one.toCounter]))
  for (const one of series) {
    const isNext = one.fromCounter === (known.get(seriesKey(one)) ?? 0) + 1
    if (!isNext || one.headHash !== (await findHeadHash(ctx, reachOf(one)))) return ['series']
    known.delete(seriesKey(one))
  }
  return known.size === 0 ? [] : ['series']
}

/** Names of payment methods may change; what they moved does not. */
function isSame(one: readonly ClosingPart[], other: readonly ClosingPart[]): boolean {
  return canonicalJson(one.map(withoutNames)) === canonicalJson(other.map(withoutNames))
}

function withoutNames({ payments, ...part }: ClosingPart) {
  return { ...part, payments: payments.map(({ name: _name, kind: _kind, ...payment }) => payment) }
}

function isSamePerpetual(one: PerpetualTotals, other: PerpetualTotals): boolean {
  return canonicalJson(one) === canonicalJson(other)
}
