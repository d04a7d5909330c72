import { parseArgs } from 'node:util'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { newSeed } from './replay/faults.ts'
import { proveMutants } from './replay/mutants/prove.ts'
import { readRetail } from './replay/run.ts'

const USAGE =
  'Usage: npm run replay:mutants -- <online-retail.csv.gz> [--documents 300] [--kills-api 10] [--kills-database 6] [--seed S]'

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Refusal(USAGE)
  return number
}

await runToEnd(async () => {
  const text = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { documents: text, 'kills-api': text, 'kills-database': text, seed: text },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Refusal(USAGE)
  const retail = await readRetail(file, wholeNumber(values.documents, 300))
  const kills = { api: wholeNumber(values['kills-api'], 10), database: wholeNumber(values['kills-database'], 6) }
  if (!(await proveMutants(retail, kills, values.seed ?? newSeed()))) process.exitCode = 1
})
