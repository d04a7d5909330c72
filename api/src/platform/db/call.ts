import { CompiledQuery } from 'kysely'
import { USUAL_WORK, type Work } from '../work.ts'
import type { Database, Queryable } from './database.ts'
import type { FunctionArguments, FunctionRows } from './functions.ts'
import { retried } from './transaction.ts'

type FunctionName = keyof FunctionRows
type Row<Name extends FunctionName> = FunctionRows[Name]

/** Texts of calls, by function and the arguments that are given: they are not built anew for every request. */
const texts = new Map<string, string>()

function textOf(name: FunctionName, given: readonly string[]): string {
  const key = `${name} ${given.join(' ')}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const list = given.map((argument, index) => `${parameterOf(argument)} => $${index + 1}`)
  const text = `select * from ${name}(${list.join(', ')})`
  texts.set(key, text)
  return text
}

/** `companyId` is `p_company_id` there. */
function parameterOf(argument: string): string {
  return `p_${argument.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
}

/** All rows that a function gives, called with its arguments by name. */
export async function listByFunction<Name extends FunctionName>(
  db: Queryable,
  name: Name,
  values: FunctionArguments[Name],
): Promise<Row<Name>[]> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const text = textOf(
    name,
    given.map(([argument]) => argument),
  )
  const query = CompiledQuery.raw(
    text,
    given.map(([, value]) => value),
  )
  const { rows } = await db.executeQuery<Row<Name>>(query)
  return rows
}

/**
 * The row that a function gives. For functions that enter their company themselves, so that each call is a transaction of
 * its own: one way to the database, where a transaction around it takes three. Tried again like a transaction on a
 * deadlock or a lost connection, with the patience of its class of work.
 */
export async function callFunction<Name extends FunctionName>(
  db: Database,
  name: Name,
  values: FunctionArguments[Name],
  work: Work = USUAL_WORK,
): Promise<Row<Name>> {
  const [row] = await retried(() => listByFunction(db, name, values), { work })
  if (!row) throw new Error(`${name} gave nothing`)
  return row
}
