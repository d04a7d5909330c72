import type { Notice } from './notices.ts'

/** Statements that may ask all nodes: lists of the whole installation, and upkeep that looks for companies with something to do. */
const WRITTEN: readonly { beginning: RegExp; because: string }[] = [
  { beginning: /^select "c"\."id", "c"\."name", .* from "company" as "c"/, because: 'list of companies' },
  { beginning: /^select count\(\*\) as "count" from \(select 1 as "one" from "company"/, because: 'list of companies' },
  { beginning: /^select "company_id", .*count\(\*\)/, because: 'sizes of the companies of a page' },
  { beginning: /^select distinct "company_id" from "audit_log"/, because: 'which companies of a page were active' },
  { beginning: /^select "ac"\."account_id", "c"\."id"/, because: 'companies of the accounts of a page' },
  {
    beginning: /^select distinct "company_id" from "product_import"/,
    because: 'upkeep: imports to go on with or to remove',
  },
  {
    beginning: /^select distinct "company_id" from "party_import"/,
    because: 'upkeep: imports to go on with or to remove',
  },
  {
    beginning: /^select distinct "company_id" from "product_change_set"/,
    because: 'upkeep: changes to undo, or too old to be',
  },
  {
    beginning: /^select "w"\."company_id", "w"\."id" from "webhook"/,
    because: 'the watch: webhooks that something is due for',
  },
  { beginning: /^select c\.id from company c cross join lateral/, because: 'upkeep: companies to check' },
  { beginning: /^select \* from "number_series"/, because: 'upkeep: the checkpoint of a day' },
]

/** Written by the engine when it asks more than one node. */
const MANY = /multi-task query about to be executed/

/** Statements that asked all nodes and are not among those that may, each with the operation that was under way. */
export function fanOutFaults(heard: readonly { operation: string | null; notice: Notice }[]): string[] {
  const faults = heard.flatMap(({ operation, notice }) => {
    const statement = notice.statement.replaceAll(/\s+/g, ' ').trim()
    if (!MANY.test(notice.said)) return []
    const isWritten = notice.user === 'app_admin' && WRITTEN.some(({ beginning }) => beginning.test(statement))
    return isWritten ? [] : [`${operation ?? 'a job'} asks all nodes as ${notice.user}: ${statement.slice(0, 160)}`]
  })
  return [...new Set(faults)]
}
