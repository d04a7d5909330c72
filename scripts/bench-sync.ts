import { runToEnd } from './common/run-to-end.ts'
import { refuseWithoutProc } from './bench/cpu.ts'
import { describeSpread, figureTable, table } from './bench/figures.ts'
import { readOptions } from './bench/options.ts'
import { recordTable } from './bench/rounds.ts'
import { runSync, sizeOf } from './bench/sync.ts'
import { spreadIn, SYNC_RATIOS, syncFigures } from './bench/sync-figures.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  refuseWithoutProc()
  const { rounds, twins, broken, faults, sales } = await runSync(options)
  const { products, registers } = sizeOf(options)
  console.log(
    `\n${products} products, ${registers} registers, ${rounds.length} rounds of ${options.seconds} s, ${sales} tickets; least / median / most\n`,
  )
  console.log(recordTable(rounds))
  console.log(
    `\n${table(
      ['figure', 'ratio round by round'],
      SYNC_RATIOS.map((ratio) => [ratio.figure, describeSpread(spreadIn(rounds, ratio), 2)]),
    )}`,
  )
  if (faults.failed > 0) console.log(`\n${faults.failed} tickets failed, the first: ${faults.first ?? 'of the limit'}`)
  for (const invariant of broken) console.log(`\nAn invariant does not hold: ${invariant}`)
  const figures = syncFigures(rounds, twins, broken.length === 0 && faults.failed === 0)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
