import { runToEnd } from './common/run-to-end.ts'
import { refuseWithoutProc } from './bench/cpu.ts'
import { describeSpread, table } from './bench/figures.ts'
import { readOptions } from './bench/options.ts'
import { poolerRatios, runPooler } from './bench/pooler.ts'
import { recordTable } from './bench/rounds.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  refuseWithoutProc()
  const { rounds, faults } = await runPooler(options)
  console.log(`\n${rounds.length} rounds of ${options.seconds} s, 8 clients; least / median / most\n`)
  console.log(recordTable(rounds))
  const ratios = poolerRatios(rounds)
  const rows = ratios.map(({ figure, cpu, rate }) => [figure, describeSpread(cpu, 2), describeSpread(rate, 2)])
  console.log(`\n${table(['compared with direct', 'CPU', 'rate'], rows)}`)
  if (faults.failed > 0) {
    console.log(`\n${faults.failed} requests failed, the first: ${faults.first ?? ''}`)
    process.exitCode = 1
  }
  if (options.isJson) console.log(JSON.stringify(ratios))
})
