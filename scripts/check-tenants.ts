import { parseArgs } from 'node:util'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { wholeNumber } from './common/whole-number.ts'
import { checkTenants } from './tenants/run.ts'

const USAGE = 'Usage: npm run check:tenants -- [--seed <number>] [--rounds <number>]'

/** Whether anything of one company can be reached, or noticed, from another. */
await runToEnd(async () => {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '3' } },
  })
  const { operations, naming, unfiltered } = await checkTenants({
    seed: wholeNumber(values.seed, USAGE),
    rounds: wholeNumber(values.rounds, USAGE),
  })
  for (const name of naming.untried) console.log(`not tried: ${name}`)
  for (const leak of naming.leaks) console.log(JSON.stringify(leak, null, 2))
  for (const leak of unfiltered.leaks) console.log(`without filters: ${leak}`)
  for (const table of unfiltered.changed) console.log(`without filters: rows of ${table} of the other company changed`)
  console.log(
    [
      `${operations} operations of a company`,
      `${naming.places} places that name a row: ${naming.leaks.length} answer for a row of another company otherwise than for none`,
      `${unfiltered.asked} asked without the company in any statement or function: ${unfiltered.leaks.length} answered otherwise, ${unfiltered.changed.length} tables of the other company changed`,
      `${unfiltered.controls} answered otherwise once row-level security is lifted as well`,
    ].join('\n'),
  )
  if (naming.leaks.length + unfiltered.leaks.length + unfiltered.changed.length > 0)
    throw new Refusal('One company reaches another.')
  if (unfiltered.controls === 0) throw new Refusal('Nothing shows that the filters were taken away.')
})
