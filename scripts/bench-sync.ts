import { runToEnd } from './common/run-to-end.ts'
import { SYNC_RATIOS, syncFigures } from './bench/sync-figures.ts'
import { runSync, sizeOf } from './bench/sync.ts'
import { refuseWithoutProc } from './bench/cpu.ts'
import { readOptions } from './bench/options.ts'
import { tellRun } from './bench/ratios.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  refuseWithoutProc()
  const run = await runSync(options)
  const { rounds, twins, broken, faults, sales } = run
  const { products, registers } = sizeOf(options)
  const figures = syncFigures(rounds, twins, broken.length === 0 && faults.failed === 0)
  const head = `${products} products, ${registers} registers, ${rounds.length} rounds of ${options.seconds} s, ${sales} tickets`
  tellRun(head, SYNC_RATIOS, run, figures)
  if (options.isJson) console.log(JSON.stringify(figures))
})
