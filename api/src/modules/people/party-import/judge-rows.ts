import type { DuplicateKey } from '@comptoir/contracts/people/parties'
import type { PartyRowProblem } from '@comptoir/contracts/people/party-import'
import type { TxCtx } from '../../../platform/context.ts'
import { findDuplicates } from '../common/index.ts'
import { findKnown } from './known.queries.ts'
import { readRow } from './read-row.rules.ts'
import { resultOf, type RowResult } from './row-outcome.rules.ts'
import type { RowPlan } from './row-plan.ts'
import type { JudgedRow } from './rows.repository.ts'

/** Reads rows and holds them against those who are there now. */
export async function judgeRows<Row extends { rowNumber: number; cells: readonly string[] }>(
  ctx: TxCtx,
  rows: readonly Row[],
  plan: RowPlan,
): Promise<(Row & JudgedRow)[]> {
  const read = rows.map((row) => ({ ...row, read: readRow(row.cells, plan) }))
  const known = await findKnown(
    ctx,
    plan.importer,
    read.map((row) => row.read),
  )
  return read.map((row) => ({ ...row, result: resultOf(row.read, known, plan) }))
}

const KEYS = ['taxId', 'phone', 'email'] as const satisfies readonly DuplicateKey[]
const WARNINGS = { taxId: 'taxIdKnown', phone: 'phoneKnown', email: 'emailKnown' } as const

/** Warns of what somebody else has already, as the form does; nothing is refused for it. */
export async function warnOfDuplicates(ctx: TxCtx, rows: readonly JudgedRow[], { importer }: RowPlan): Promise<void> {
  for (const { result } of rows) {
    if (result.problems.length > 0 || (result.action !== 'create' && result.action !== 'change')) continue
    const typed = typedIn(result)
    if (Object.keys(typed).length === 0) continue
    const exceptId = result.match?.id
    const found = await findDuplicates(ctx, importer.kind, {
      ...typed,
      ...(exceptId === undefined ? {} : { exceptId }),
    })
    result.warnings = KEYS.flatMap((key): PartyRowProblem[] => {
      const codes = found.filter(({ same }) => same.includes(key)).map(({ code }) => code)
      return codes.length === 0 ? [] : [{ column: key, problem: WARNINGS[key], value: codes.join(', ') }]
    })
  }
}

function typedIn({ fields }: RowResult): Partial<Record<DuplicateKey, string>> {
  return Object.fromEntries(KEYS.flatMap((key) => (fields[key] ? [[key, fields[key]] as const] : [])))
}
