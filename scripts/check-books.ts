import { parseArgs } from 'node:util'
import { printCompany, type PrintedCompany } from './books/print-company.ts'
import { checkInstallation } from './books/check-installation.ts'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'

const USAGE = 'Usage: npm run check:books [-- --url <database address> --data-dir <folder> --company <id> --json]'

await runToEnd(async () => {
  const options = {
    url: { type: 'string' },
    'data-dir': { type: 'string' },
    company: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  if (positionals.length > 0) throw new Refusal(USAGE)
  const { url, company: companyIds, json = false } = values
  const printed: PrintedCompany[] = []
  const result = await checkInstallation({ url, dataDir: values['data-dir'], companyIds }, (company) => {
    printed.push(company)
    if (!json) console.log(printCompany(company))
  })
  if (json) console.log(JSON.stringify({ ...result, companies: printed }))
  else for (const line of result.lines) console.log(line)
  if (!result.holds) process.exitCode = 1
})
