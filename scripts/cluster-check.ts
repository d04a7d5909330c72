import { parseArgs } from 'node:util'
import { refuseWithoutProc } from './bench/cpu.ts'
import { checkCluster } from './cluster/run.ts'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'

const USAGE =
  'Usage: npm run cluster:check -- <address of an empty database> [--file <online-retail.csv.gz>] [--documents N] [--rounds N] [--sales N] [--json]'
/** Of 500 lines, for each hundred of five. */
const LONG_SHARE = 0.02

/** Whether the product runs on a database as on a single PostgreSQL, whatever engine it is. */
await runToEnd(async () => {
  const options = {
    file: { type: 'string' },
    documents: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '3' },
    sales: { type: 'string', default: '2000' },
    json: { type: 'boolean', default: false },
  } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [databaseUrl] = positionals
  if (databaseUrl === undefined || positionals.length > 1) throw new Refusal(USAGE)
  refuseWithoutProc()
  const sales = whole(values.sales)
  const checks = await checkCluster(databaseUrl, {
    file: values.file ?? null,
    documents: whole(values.documents),
    rounds: whole(values.rounds),
    sales,
    longSales: Math.ceil(sales * LONG_SHARE),
  })
  const failed = checks.filter(({ faults }) => faults.length > 0).length
  if (values.json) console.log(JSON.stringify(checks))
  console.log(`\n${checks.length - failed} hold, ${failed} fail`)
  if (failed > 0) process.exitCode = 1
})

function whole(text: string): number {
  const value = Number(text)
  if (Number.isSafeInteger(value) && value > 0) return value
  throw new Refusal(`"${text}" is not a whole number above 0. ${USAGE}`)
}
