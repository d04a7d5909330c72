import type { Ask } from './catalogue-lint.ts'

/** A column that holds an amount, a price, a quantity, a rate or a counter. */
export interface Figure {
  table: string
  column: string
  type: 'bigint' | 'integer' | 'smallint'
  /** The conditions of the checks that speak of it. */
  checks: string[]
}

/** Beyond these, the type itself refuses, or a number of JavaScript is no longer exact. */
const ENDS: Readonly<Record<Figure['type'], readonly [least: number, most: number]>> = {
  bigint: [Number.MIN_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER + 1],
  integer: [-2_147_483_648, 2_147_483_647],
  smallint: [-32_768, 32_767],
}

export function listFigures(ask: Ask): Promise<Figure[]> {
  return ask<Figure>(
    `select c.relname as table, a.attname::text as column, a.atttypid::regtype::text as type,
        array(select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
          where k.contype = 'c' and k.conrelid = c.oid and a.attnum = any(k.conkey)) as checks
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped
       and (a.atttypid = 'bigint'::regtype
         or (a.atttypid in ('integer'::regtype, 'smallint'::regtype) and a.attname ~ '(_minor|_micro|_milli|quantity)$'))
     order by 1, 2`,
  )
}

/** A value tried in a column whose row says nothing else. */
export interface Trial {
  figure: Figure
  value: number
}

/** Which of the values the checks of their columns let through, in the same order. */
export async function areAccepted(ask: Ask, trials: readonly Trial[]): Promise<boolean[]> {
  const tries = trials.map(({ figure: { table, column, checks }, value }, index) => {
    const held = checks.map((check) => `((${check}) is not false)`).join(' and ') || 'true'
    return `select ${index} as place, ${held} as accepted from json_populate_record(null::${table}, '{"${column}": ${value}}')`
  })
  if (tries.length === 0) return []
  const rows = await ask<{ accepted: boolean }>(`${tries.join(' union all ')} order by place`)
  return rows.map(({ accepted }) => accepted)
}

/** The figures that checks do not hold from both sides. */
export async function listUnbounded(ask: Ask): Promise<Figure[]> {
  const figures = await listFigures(ask)
  const trials = figures.flatMap((figure) => ENDS[figure.type].map((value): Trial => ({ figure, value })))
  const accepted = await areAccepted(ask, trials)
  return figures.filter((figure) => trials.some((trial, index) => trial.figure === figure && accepted[index]))
}
