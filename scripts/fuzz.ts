import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { readOptions } from './fuzz/options.ts'
import { fuzz } from './fuzz/run.ts'

await runToEnd(async () => {
  const options = readOptions(process.argv.slice(2))
  const { table, ...outcome } = await fuzz(options)
  const { requests, byStatus, findings, unreached, books } = outcome
  console.log(table)
  console.log(`\n${requests} requests with seed ${options.seed}: ${JSON.stringify(byStatus)}`)
  for (const finding of findings) console.log(`\n${JSON.stringify(finding, null, 2)}`)
  for (const line of unreached) console.log(`\nToo few good answers: ${line}`)
  for (const line of books) console.log(`\nThe books disagree: ${line}`)
  if (options.isJson) console.log(JSON.stringify(outcome))
  if (findings.length + unreached.length + books.length > 0)
    throw new Refusal(
      `${findings.length} answers are wrong, ${unreached.length} operations were hardly reached, ${books.length} checks of the books failed.`,
    )
  console.log('\nEvery answer was sound, and so are the books.')
})
