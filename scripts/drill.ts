import { runToEnd } from './common/run-to-end.ts'
import { findChromium } from './test/chromium.ts'
import { runJourneys } from './test/journeys.ts'
import { describeTally, isGreen } from './test/tally.ts'

/** Every way to fail, of every part, of every remote, with the limits that users have. */
await runToEnd(async () => {
  process.env['DRILL'] = 'full'
  const args = ['drill', ...process.argv.slice(2)]
  const tally = await runJourneys({ chromium: await findChromium(), args })
  if (!isGreen(tally)) process.exitCode = 1
  console.log(describeTally(tally))
})
