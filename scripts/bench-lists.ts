import { figureTable, table } from './bench/figures.ts'
import { listsFigures, pageRows, searchRows } from './bench/lists/figures.ts'
import { readListsOptions } from './bench/lists/options.ts'
import { runLists } from './bench/lists/run.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readListsOptions(process.argv.slice(2))
  const all = await runLists(options)
  if (options.isSeedOnly) return
  const figures = listsFigures(all)
  const head = ['text', 'catalogue', 'list, median ms', 'p95', 'CPU', 'palette, median ms', 'p95', 'CPU']
  console.log(`\nSearching through the API, one request after the other\n\n${table(head, searchRows(all))}`)
  const pages = ['catalogue', 'first page, CPU ms', 'deep page', 'bare page', 'counting']
  console.log(`\n${table(pages, pageRows(all))}\n\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
