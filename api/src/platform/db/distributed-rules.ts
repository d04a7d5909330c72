import { FUNCTIONS, type FunctionDeclarations } from './function-registry.ts'
import { KEYED_TABLES } from './table-registry.ts'
import { TENANT_TABLES } from './tables.ts'

// What the distributed engine refuses, runs on all nodes, or cannot run at all, as far as the text of a statement tells it.

const declarations: FunctionDeclarations = FUNCTIONS
/** Run where the rows of their company are; within another statement only where they vouch for reading beside it. */
const COMPANY_FUNCTIONS = Object.keys(declarations).filter((name) => declarations[name]?.runs === 'company')
const ALONE = COMPANY_FUNCTIONS.filter((name) => declarations[name]?.isNested !== true)

/** Functions of the database that are not immutable, over columns: an UPDATE of distributed rows takes none of them. */
const STABLE = [
  'jsonb?_build_(?:object|array)',
  'to_jsonb?',
  'row_to_json',
  'array_to_json',
  'to_char',
  'concat',
  'concat_ws',
  'format',
]
const STABLE_OVER_COLUMN = new RegExp(`\\b(?:${STABLE.join('|')})\\s*\\([^)]*\\b[a-z]\\w*"?\\."?[a-z]`, 'i')
/** `case state when …`: it is written down wrongly for the nodes (*operator does not exist: text = boolean*). */
const SIMPLE_CASE = /\bcase\s+(?!when\b)/i
const UPDATE = /(?:^|\bdo\s+)update\b/i

const ALIAS = String.raw`(?:\s+(?:as\s+)?"?(?!(?:from|where|on|set|join|left|inner|cross|order|group|limit|for|values|using)\b)[a-z_]+"?)?`
const TABLES = new RegExp(
  String.raw`(?:\bfrom|\bjoin|\binto|\bupdate(?!\s+set)|\busing)\s+"?([a-z_]+)"?${ALIAS}((?:\s*,\s*"?[a-z_]+"?${ALIAS})*)`,
  'gi',
)

/** The company tables that a statement names, and those of accounts, each as often as it does. */
export function tablesIn(statement: string): { ofCompanies: string[]; keyed: string[] } {
  const named = [...statement.matchAll(TABLES)].flatMap(([, first = '', others = '']) => [
    first,
    ...[...others.matchAll(/,\s*"?([a-z_]+)/gi)].map(([, table = '']) => table),
  ])
  return {
    ofCompanies: named.filter((table) => TENANT_TABLES.has(table)),
    keyed: named.filter((table) => KEYED_TABLES.has(table)),
  }
}

/** Why the distributed engine would not take a statement; empty when nothing speaks against it. */
export function distributedFaults(statement: string): string[] {
  const { ofCompanies, keyed } = tablesIn(statement)
  const called = ALONE.find((name) => new RegExp(`\\b${name}\\s*\\(`, 'i').test(statement))
  const isCallAlone =
    called !== undefined && new RegExp(`^select\\b[^()]*\\bfrom\\s+${called}\\s*\\(`, 'i').test(statement)
  return [
    ...(ofCompanies.length > 0 && keyed.length > 0 ? ['company tables and those of accounts in one statement'] : []),
    ...(called !== undefined && (!isCallAlone || ofCompanies.length > 0)
      ? [`${called} within a statement instead of alone`]
      : []),
    ...(ofCompanies.length > 0 && SIMPLE_CASE.test(statement) ? ['a CASE over a value instead of conditions'] : []),
    ...(UPDATE.test(statement) && STABLE_OVER_COLUMN.test(statement)
      ? ['a function over columns that is not immutable, in an UPDATE']
      : []),
  ]
}

const ADDS_CONSTRAINT = /\badd\s+(?:constraint|primary\s+key|foreign\s+key|unique|check)\b/i

const ADDED_COLUMN = /\badd\s+column\b[^,]*/gi
const NAMELESS = /(?<!\bconstraint\s+\w+\s+)\b(?:check|references|unique|primary\s+key)\b/i

/** Why the distributed engine would not take a change of the schema; empty when nothing speaks against it. */
export function schemaFaults(statement: string): string[] {
  const outside = outsideParentheses(statement.trim().replaceAll(/'[^']*'/g, ''))
  // Its nodes are told the policy without that word: it would let in instead of keeping out.
  if (/^create\s+policy\b.*\bas\s+restrictive\b/is.test(outside)) return ['a restrictive policy']
  if (!/^alter\s+table\b/i.test(outside)) return []
  const columns: string[] = outside.match(ADDED_COLUMN) ?? []
  return [
    ...(ADDS_CONSTRAINT.test(outside) && outside.includes(',')
      ? ['a constraint together with another change, in one ALTER TABLE']
      : []),
    ...(columns.some((column) => NAMELESS.test(column)) ? ['a new column whose constraint has no name'] : []),
  ]
}

function outsideParentheses(text: string): string {
  const bare = text.replaceAll(/\([^()]*\)/g, '')
  return bare === text ? text : outsideParentheses(bare)
}
