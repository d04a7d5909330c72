import { distributedFaults, tablesIn } from './distributed-rules.ts'
import { FUNCTIONS, type FunctionDeclarations } from './function-registry.ts'

const declarations: FunctionDeclarations = FUNCTIONS

/** Statements that a function makes while it runs, which no check can read; what these splice in is quoted. */
const DYNAMIC = new Set(['app_set_company', 'product_search', 'client_search', 'search_words_alike'])
/** What a sale runs: every statement of theirs is planned at each sale, and a join twenty times as long on the distributed engine. */
const OF_SALE = new Set([
  'sale_context',
  'sale_post',
  'sales_return_post',
  'next_number',
  'lock_open_session',
  'change_balances',
  'change_many_balances',
  'post_stock',
  'post_layers',
  'decide_layers',
  'decide_average',
  'take_layers',
  'lay_layer',
  'mark_layered',
  'post_money',
  'append_audit',
  'seal',
])

/** Statements in the body of a function, without the words around them. */
export function statementsOf(body: string): string[] {
  const bare = body.replaceAll(/--.*$/gm, '')
  return bare
    .split(/;|\bthen\b|\bloop\b/i)
    .map(
      (part) => /\b(?:select|insert\s+into|update|delete\s+from|with|perform)\b[\s\S]*/i.exec(part)?.[0].trim() ?? '',
    )
    .filter((statement) => statement !== '')
    .map((statement) => statement.replace(/^perform\b/i, 'select'))
}

/** The rules that the body of a function breaks: what would be slow, refused or unsafe on the distributed engine. */
export function functionFaults(name: string, body: string): string[] {
  const statements = statementsOf(body)
  return [
    ...(/insert\s+into\s+\w+\s*(\([^)]*\))?\s*(select|with|\(\s*select)\b/i.test(body)
      ? ['no INSERT … SELECT in a function']
      : []),
    ...(/\bexecute\b/i.test(body) && !DYNAMIC.has(name) ? ['no statement made at run time in a function'] : []),
    ...(/\bexecute\b[^;]*\binsert\b/i.test(body) ? ['no INSERT made at run time in a function'] : []),
    ...(/set_config\s*\(/i.test(body) ? ['no set_config in a function'] : []),
    ...new Set(statements.flatMap((statement) => ofStatement(name, statement))),
  ]
}

function ofStatement(name: string, statement: string): string[] {
  const { ofCompanies, keyed } = tablesIn(statement)
  const runs = declarations[name]?.runs
  return [
    ...distributedFaults(statement).map((fault) => `no statement in a function has ${fault}`),
    // The whole array goes with each row: what a line takes then grows with the lines.
    ...(ofCompanies.length > 0 && /\w\s*\[\s*[^\s\]]/.test(statement)
      ? ['no element of an array in a statement of a function']
      : []),
    ...(OF_SALE.has(name) && ofCompanies.length > 1 ? ['no join in the functions of the sale'] : []),
    ...(runs === 'coordinator' && ofCompanies.length > 0 ? ['function of the coordinator names no company table'] : []),
    ...((runs === 'company' || runs === 'part') && keyed.length > 0
      ? ['function of a company names no table of accounts']
      : []),
  ]
}
