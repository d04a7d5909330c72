import { runToEnd } from './common/run-to-end.ts'
import { findChromium } from './test/chromium.ts'
import { runJourneys } from './test/journeys.ts'
import { describeTally, isGreen } from './test/tally.ts'

await runToEnd(async () => {
  const args = process.argv.slice(2)
  const tally = await runJourneys({ chromium: await findChromium(), args })
  if (!isGreen(tally)) process.exitCode = 1
  console.log(describeTally(tally))
})
