import { describeSpread, figureTable, table } from './bench/figures.ts'
import { readOptions } from './bench/options.ts'
import { runSearch, searchFigures } from './bench/search/run.ts'
import { spreadOf } from './bench/statistics.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  const all = await runSearch(options)
  const figures = searchFigures(all)
  console.log('\nSearching a catalogue of 100,000 products through the API, in ms (least / median / most)\n')
  console.log(
    table(
      ['what', 'text', 'hits', 'ms'],
      all.map(({ what, text, hits, ms }) => [what, text, String(hits), describeSpread(spreadOf(ms), 1)]),
    ),
  )
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
