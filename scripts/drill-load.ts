import { refuseWithoutProc } from './bench/cpu.ts'
import { figureTable, table } from './bench/figures.ts'
import { quantile } from './bench/statistics.ts'
import { runToEnd } from './common/run-to-end.ts'
import { loadFigures } from './drill/load/figures.ts'
import { readLoadOptions } from './drill/load/options.ts'
import { runLoad } from './drill/load/run.ts'
import type { Sold } from './drill/load/selling.ts'

/** One hostile company beside honest ones that sell: what it costs them. */
await runToEnd(async () => {
  const options = readLoadOptions(process.argv.slice(2))
  refuseWithoutProc()
  const run = await runLoad(options)
  const figures = loadFigures(run)
  const answers = Object.entries(run.hostile).map(([attack, counts]) => [
    attack,
    ...[counts.done, counts.refused, counts.limited, counts.shed, counts.failed, counts.cut].map(String),
  ])
  console.log(`\nThe hostile company, by what it was answered\n`)
  console.log(table(['attack', '2xx', '4xx', '429', '503', '500', 'no answer'], answers))
  console.log(`\nSales in ms, median / p95 / most: quiet ${describeSold(run.quiet)}, beset ${describeSold(run.beset)}`)
  if (run.firstFailure !== null) console.log(`\nThe first sale that failed: ${run.firstFailure}`)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify({ figures, hostile: run.hostile }))
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1
})

function describeSold({ latencies }: Sold): string {
  return [0.5, 0.95, 1].map((share) => quantile(latencies, share).toFixed(0)).join(' / ')
}
