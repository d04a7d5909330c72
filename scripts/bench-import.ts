import { figureTable, table } from './bench/figures.ts'
import { importFigures, importRows } from './bench/import/figures.ts'
import { readImportOptions } from './bench/import/options.ts'
import { runImports } from './bench/import/run.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readImportOptions(process.argv.slice(2))
  const run = await runImports(options)
  const figures = importFigures(run)
  const head = ['step', 'seconds', 'products', 'memory above rest, MiB', 'longest work, ms', 'longest pause, ms']
  console.log(`\n${run.rows} rows of ${run.name}, ${run.refused} of them refused\n\n${table(head, importRows(run))}`)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
