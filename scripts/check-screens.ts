import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './common/root.ts'
import { runToEnd } from './common/run-to-end.ts'
import { took } from './common/steps.ts'
import { writeReport } from './screens/report.ts'
import { findChromium } from './test/chromium.ts'
import { runJourneys } from './test/journeys.ts'
import { describeTally, isGreen } from './test/tally.ts'

const FOLDER = path.join(ROOT, 'test-results', 'screens')

await runToEnd(async () => {
  const startedAt = performance.now()
  fs.rmSync(FOLDER, { recursive: true, force: true })
  const tally = await runJourneys({
    chromium: await findChromium(),
    config: 'screens.config.ts',
    settings: { SCREENS_DIR: FOLDER },
    args: process.argv.slice(2),
  })
  if (!isGreen(tally)) process.exitCode = 1
  console.log(writeReport(FOLDER))
  console.log(`${describeTally(tally)} ${took(startedAt)}\nPictures: ${path.join(FOLDER, 'index.html')}`)
})
