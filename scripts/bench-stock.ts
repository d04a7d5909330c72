import { figureTable, table } from './bench/figures.ts'
import { stockFigures, stockRows } from './bench/stock/figures.ts'
import { readStockOptions } from './bench/stock/options.ts'
import { runStock } from './bench/stock/run.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readStockOptions(process.argv.slice(2))
  const measured = await runStock(options)
  if (measured === null) return
  const figures = stockFigures(measured)
  const head = ['asked', 'p50, ms', 'p99, ms', 'SQL alone, p50, ms', 'p99, ms']
  console.log(`\nStock levels through the API, one request after the other\n\n${table(head, stockRows(measured))}`)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
