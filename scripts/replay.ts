import { parseArgs } from 'node:util'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { step } from './common/steps.ts'
import { openInstallation, removeOwn } from './replay/installation.ts'
import { readRetail, replay } from './replay/run.ts'
import { moveStock, stockChecks } from './replay/stock-documents.ts'

const USAGE =
  'Usage: npm run replay -- <online-retail.csv.gz> [--concurrency N] [--documents N] [--stock] [--fresh] [--json]'
const WORKERS = 4

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Refusal(USAGE)
  return number
}

await runToEnd(async () => {
  const options = {
    concurrency: { type: 'string' },
    documents: { type: 'string' },
    stock: { type: 'boolean' },
    fresh: { type: 'boolean' },
    json: { type: 'boolean' },
  } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Refusal(USAGE)
  if (values.fresh === true) removeOwn()
  const installation = await step(
    'Installation',
    () => openInstallation(),
    ({ origin }) => origin,
  )
  try {
    const retail = await readRetail(file, values.documents === undefined ? null : wholeNumber(values.documents))
    const report = await replay(
      installation,
      retail,
      values.concurrency === undefined ? WORKERS : wholeNumber(values.concurrency),
      values.stock === true
        ? {
            beforeChecks: (books) => step('Stock', () => moveStock(books)),
            moreChecks: () => stockChecks(installation.databaseUrl),
          }
        : {},
    )
    if (values.json === true) console.log(JSON.stringify(report))
    if (!report.holds) process.exitCode = 1
  } finally {
    await installation.stop()
  }
})
