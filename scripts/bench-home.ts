import { describeSpread, figureTable } from './bench/figures.ts'
import { homeFigures, runHome } from './bench/home/run.ts'
import { readOptions } from './bench/options.ts'
import { spreadOf } from './bench/statistics.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const { rounds, isJson } = readOptions(process.argv.slice(2))
  const visits = await runHome(rounds)
  const figures = homeFigures(visits)
  console.log(
    `\nHome page as a first-time visitor opens it: CPU four times slower, 10 Mbit/s, 40 ms; ${rounds} visits\n`,
  )
  console.log(figureTable(figures))
  console.log(
    `\nUsable after ${describeSpread(spreadOf(visits.map(({ usableMs }) => usableMs)), 0)} ms (least / median / most)`,
  )
  if (isJson) console.log(JSON.stringify(figures))
})
