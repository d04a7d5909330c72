import { parseArgs } from 'node:util'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { wholeNumber } from './common/whole-number.ts'
import { linesOf } from './offline/report.ts'
import { runOffline } from './offline/run.ts'
import { newSeed } from './replay/faults.ts'
import { withTemporaryFolder } from './test/temporary-folder.ts'

const USAGE =
  'Usage: npm run check:offline [-- --registers 4 --sales 2000 --kills-api 12 --kills-database 4 --seed S --json]'

await runToEnd(async () => {
  const text = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      registers: text,
      sales: text,
      'kills-api': text,
      'kills-database': text,
      seed: text,
      json: { type: 'boolean' },
    },
  })
  if (positionals.length > 0) throw new Refusal(USAGE)
  const plan = {
    seed: values.seed ?? newSeed(),
    registers: wholeNumber(values.registers ?? '4', USAGE),
    sales: wholeNumber(values.sales ?? '2000', USAGE),
    kills: {
      api: wholeNumber(values['kills-api'] ?? '12', USAGE),
      database: wholeNumber(values['kills-database'] ?? '4', USAGE),
    },
  }
  console.log(`${plan.sales} sales at ${plan.registers} registers, seed ${plan.seed}`)
  const report = await withTemporaryFolder('comptoir-offline-', (folder) => runOffline(folder, plan))
  for (const line of linesOf(report)) console.log(line)
  if (values.json === true) console.log(JSON.stringify(report))
  if (!report.holds) process.exitCode = 1
})
