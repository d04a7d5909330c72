import os from 'node:os'
import { counterFigures, momentRows } from './bench/counter/figures.ts'
import { readCounterOptions } from './bench/counter/options.ts'
import { runCounter } from './bench/counter/run.ts'
import { figureTable, table } from './bench/figures.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readCounterOptions(process.argv.slice(2))
  const load = os.loadavg()[0] ?? NaN
  const measured = await runCounter(options)
  const figures = counterFigures(measured)
  const head = ['products', 'moment, ms', 'median', 'p95', 'most', 'times']
  console.log(`\n${table(head, momentRows(measured, options.sizes))}\n\n${figureTable(figures)}`)
  const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model ?? '?'})`
  console.log(`\n${machine}, load ${load.toFixed(1)} before, ${(os.loadavg()[0] ?? NaN).toFixed(1)} at the end`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
