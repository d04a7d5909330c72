import { figureTable } from './bench/figures.ts'
import { readBreadthOptions } from './bench/breadth/options.ts'
import { measureBreadth } from './bench/breadth/run.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readBreadthOptions(process.argv.slice(2))
  const figures = await measureBreadth(options)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
