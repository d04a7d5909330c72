import { apiFigures, overheadIn } from './bench/api-figures.ts'
import { runApi } from './bench/api.ts'
import { refuseWithoutProc } from './bench/cpu.ts'
import { describeSpread, figureTable } from './bench/figures.ts'
import { readOptions } from './bench/options.ts'
import { recordTable } from './bench/rounds.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  refuseWithoutProc()
  const { rounds, memory, faults } = await runApi(options)
  console.log(`\n${rounds.length} rounds of ${options.seconds} s, 8 clients; least / median / most\n`)
  console.log(recordTable(rounds))
  console.log(`\nA1 round by round: ${describeSpread(overheadIn(rounds), 2)}`)
  console.log(
    `Memory of the API (PSS): ${[memory.atStart, memory.afterFirst, memory.afterSecond].map((value) => value.toFixed(1)).join(' -> ')} MiB`,
  )
  if (faults.failed > 0) console.log(`\n${faults.failed} requests failed, the first: ${faults.first ?? ''}`)
  const figures = apiFigures(rounds, memory, faults.failed === 0)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
