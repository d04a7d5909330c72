import { parseArgs } from 'node:util'
import { refuseWithoutProc } from './bench/cpu.ts'
import { checkCluster } from './cluster/run.ts'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { wholeNumber } from './common/whole-number.ts'

const USAGE =
  'Usage: npm run cluster:check -- <address of an empty database, or --embedded> [--file <online-retail.csv.gz>] [--documents N] [--rounds N] [--sales N] [--json]'
/** Of 500 lines, for each hundred of five. */
const LONG_SHARE = 0.02

/** Whether the product runs on a database as on a single PostgreSQL, whatever engine it is. */
await runToEnd(async () => {
  const options = {
    embedded: { type: 'boolean', default: false },
    file: { type: 'string' },
    documents: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '3' },
    sales: { type: 'string', default: '2000' },
    json: { type: 'boolean', default: false },
  } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const databaseUrl = values.embedded ? null : addressIn(positionals)
  refuseWithoutProc()
  const sales = wholeNumber(values.sales, USAGE)
  const checks = await checkCluster(databaseUrl, {
    file: values.file ?? null,
    documents: wholeNumber(values.documents, USAGE),
    rounds: wholeNumber(values.rounds, USAGE),
    sales,
    longSales: Math.ceil(sales * LONG_SHARE),
  })
  const failed = checks.filter(({ faults }) => faults.length > 0).length
  if (values.json) console.log(JSON.stringify(checks))
  console.log(`\n${checks.length - failed} hold, ${failed} fail`)
  if (failed > 0) process.exitCode = 1
})

function addressIn([address, ...others]: readonly string[]): string {
  if (address === undefined || others.length > 0) throw new Refusal(USAGE)
  if (!/^postgres(ql)?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Refusal(`"${address}" is not an address such as postgres://owner:password@host:5432/database. ${USAGE}`)
  return address
}
