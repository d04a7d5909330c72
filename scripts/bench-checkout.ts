import { runToEnd } from './common/run-to-end.ts'
import { CHECKOUT_RATIOS, checkoutFigures, spreadIn } from './bench/checkout-figures.ts'
import { runCheckout, sizeOf } from './bench/checkout.ts'
import { refuseWithoutProc } from './bench/cpu.ts'
import { describeSpread, figureTable, table } from './bench/figures.ts'
import { readOptions } from './bench/options.ts'
import { recordTable } from './bench/rounds.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  refuseWithoutProc()
  const { rounds, twins, broken, faults, sales } = await runCheckout(options)
  const { manyProducts, fewProducts, registers } = sizeOf(options)
  console.log(
    `\n${manyProducts} products (few: ${fewProducts}), ${registers} registers, ${rounds.length} rounds of ${options.seconds} s, ${sales} sales; least / median / most\n`,
  )
  console.log(recordTable(rounds))
  console.log(
    `\n${table(
      ['figure', 'ratio round by round'],
      CHECKOUT_RATIOS.map((ratio) => [ratio.figure, describeSpread(spreadIn(rounds, ratio), 2)]),
    )}`,
  )
  if (faults.failed > 0) console.log(`\n${faults.failed} requests failed, the first: ${faults.first ?? 'of the limit'}`)
  for (const invariant of broken) console.log(`\nAn invariant does not hold: ${invariant}`)
  const figures = checkoutFigures(rounds, twins, broken.length === 0 && faults.failed === 0)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
