import { figureTable, table, type Figure } from './bench/figures.ts'
import { saleFigures, saleRows, stockFigures, stockRows } from './bench/stock/figures.ts'
import { readStockOptions, type StockOptions } from './bench/stock/options.ts'
import { runStock } from './bench/stock/run.ts'
import { runSale } from './bench/stock/sale.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readStockOptions(process.argv.slice(2))
  const levels = options.isSaleOnly ? [] : await measureLevels(options)
  if (levels === null) return
  const sale = await runSale(options)
  const head = ['movements before', 'sale through the API, ms', 'its stock in SQL alone, ms']
  console.log(`\nA sale, one after the other, medians of the fastest round\n\n${table(head, saleRows(sale))}`)
  const figures = [...levels, ...saleFigures(sale)]
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})

/** Null where the company is only to be made. */
async function measureLevels(options: StockOptions): Promise<Figure[] | null> {
  const measured = await runStock(options)
  if (measured === null) return null
  const head = ['asked', 'p50, ms', 'p99, ms', 'SQL alone, p50, ms', 'p99, ms']
  console.log(`\nStock levels through the API, one request after the other\n\n${table(head, stockRows(measured))}`)
  return stockFigures(measured)
}
