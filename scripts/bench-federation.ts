import { figureTable } from './bench/figures.ts'
import { readFederationOptions } from './bench/federation/options.ts'
import { runFederation } from './bench/federation/run.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readFederationOptions(process.argv.slice(2))
  const figures = await runFederation(options)
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
