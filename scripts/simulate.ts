import { refuseWithoutProc } from './bench/cpu.ts'
import { runToEnd } from './common/run-to-end.ts'
import { readOptions } from './simulate/options.ts'
import { report } from './simulate/report.ts'
import { simulate } from './simulate/run.ts'

const SHOWN_FAULTS = 10

/** A day of many companies, made small, and what it says of the machines that they need. */
await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  refuseWithoutProc()
  const found = await simulate(options)
  console.log(`\n${report(options, found)}`)
  const { refused, firstRefusal } = found.sold
  if (refused > 0) console.log(`\n${refused} sales were refused, the first: ${firstRefusal ?? ''}`)
  for (const fault of found.faults.slice(0, SHOWN_FAULTS)) console.log(`\nThe books do not hold: ${fault}`)
  if (refused > 0 || found.faults.length > 0) process.exitCode = 1
})
