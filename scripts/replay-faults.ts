import path from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { FAULTS_FOLDER, newSeed, runWithFaults, undisturbedEnd } from './replay/faults.ts'
import { isMutantName, MUTANT_NAMES, type MutantName } from './replay/mutants/names.ts'
import { readRetail } from './replay/run.ts'

const USAGE = `Usage: npm run replay:faults -- <online-retail.csv.gz> [--documents N] [--concurrency N] [--kills-api 50] [--kills-database 20] [--seed S] [--mutant ${MUTANT_NAMES.join('|')}] [--json]`

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Refusal(USAGE)
  return number
}

function mutantNamed(text: string | undefined): MutantName | null {
  if (text !== undefined && !isMutantName(text)) throw new Refusal(USAGE)
  return text ?? null
}

await runToEnd(async () => {
  const text = { type: 'string' } as const
  const options = {
    documents: text,
    concurrency: text,
    'kills-api': text,
    'kills-database': text,
    seed: text,
    mutant: text,
    json: { type: 'boolean' },
  } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Refusal(USAGE)
  const plan = {
    seed: values.seed ?? newSeed(),
    workers: wholeNumber(values.concurrency, 4),
    kills: { api: wholeNumber(values['kills-api'], 50), database: wholeNumber(values['kills-database'], 20) },
    isSetupHit: true,
    mutant: mutantNamed(values.mutant),
  }
  const retail = await readRetail(file, values.documents === undefined ? null : wholeNumber(values.documents, 0))
  console.log('Undisturbed')
  const undisturbed = await undisturbedEnd(retail, plan.workers, path.join(FAULTS_FOLDER, 'undisturbed'))
  console.log(`\nWith faults, seed ${plan.seed}`)
  const report = await runWithFaults(retail, plan, undisturbed, path.join(FAULTS_FOLDER, 'disturbed'))
  if (values.json === true) console.log(JSON.stringify(report))
  if (!report.holds) process.exitCode = 1
})
