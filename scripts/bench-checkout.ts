import { runToEnd } from './common/run-to-end.ts'
import { CHECKOUT_RATIOS, checkoutFigures } from './bench/checkout-figures.ts'
import { runCheckout, sizeOf } from './bench/checkout.ts'
import { refuseWithoutProc } from './bench/cpu.ts'
import { readOptions } from './bench/options.ts'
import { tellRun } from './bench/ratios.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  refuseWithoutProc()
  const run = await runCheckout(options)
  const { rounds, twins, broken, faults, sales } = run
  const { manyProducts, fewProducts, registers } = sizeOf(options)
  const figures = checkoutFigures(rounds, twins, broken.length === 0 && faults.failed === 0)
  const head = `${manyProducts} products (few: ${fewProducts}), ${registers} registers, ${rounds.length} rounds of ${options.seconds} s, ${sales} sales`
  tellRun(head, CHECKOUT_RATIOS, run, figures)
  if (options.isJson) console.log(JSON.stringify(figures))
})
