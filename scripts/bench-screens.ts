import { figureTable, table } from './bench/figures.ts'
import { repeatedRows, routeRows, screensFigures, timeRows } from './bench/screens/figures.ts'
import { readScreensOptions } from './bench/screens/options.ts'
import { runScreens } from './bench/screens/run.ts'
import { runToEnd } from './common/run-to-end.ts'

await runToEnd(async () => {
  const options = readScreensOptions(process.argv.slice(2))
  const measured = await runScreens(options)
  const figures = screensFigures(measured)
  const { rounds, routes, repeated } = measured
  console.log(
    `\nWhat each address brings, gzip\n\n${table(['address', 'remote', 'its own KB', 'parts of the shell, KB'], routeRows(routes))}`,
  )
  console.log(
    `\nLibraries of which several remotes bring the same modules\n\n${table(['library', 'remotes', 'KB minified, at most'], repeatedRows(repeated))}`,
  )
  console.log(
    `\nWith ${options.products} products, ${rounds.length} rounds\n\n${table(['screen', 'median ms', 'p95', 'times'], timeRows(rounds))}`,
  )
  console.log(`\n${figureTable(figures)}`)
  if (options.isJson) console.log(JSON.stringify(figures))
})
