import { exportRows, exportsFigures } from './bench/exports/figures.ts'
import { runExports } from './bench/exports/run.ts'
import { figureTable, table } from './bench/figures.ts'
import { readOptions } from './bench/options.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  const run = await runExports(options)
  const figures = exportsFigures(run)
  const head = [
    'file',
    'seconds',
    'MiB',
    'memory above rest, MiB',
    'longest work at a stretch, ms',
    'longest pause, ms',
  ]
  console.log(`\n${run.products} products as a file, one after the other\n\n${table(head, exportRows(run))}`)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
