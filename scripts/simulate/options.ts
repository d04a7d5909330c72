import { parseArgs } from 'node:util'
import { Refusal } from '../common/refusal.ts'
import { wholeNumber } from '../common/whole-number.ts'

/** What is simulated: `made` companies really, and their sales, for `companies` of them. */
export interface Options {
  companies: number
  made: number
  sales: number
  seed: number
  /** The run gives up after so many minutes. */
  minutes: number
  /** Address of an empty database; null for an embedded one. */
  databaseUrl: string | null
}

/** More companies are stood for by so many. */
const MOST_MADE = 1000
const SALES_PER_COMPANY = 100

const USAGE =
  'Usage: npm run simulate -- [--companies N] [--sales N] [--seed N] [--minutes N] [--cluster <address of an empty database>]'

/** Reads the command line. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args)
  const companies = wholeNumber(values.companies, USAGE)
  const made = Math.min(companies, MOST_MADE)
  return {
    companies,
    made,
    sales: values.sales === undefined ? made * SALES_PER_COMPANY : wholeNumber(values.sales, USAGE),
    seed: wholeNumber(values.seed, USAGE),
    minutes: wholeNumber(values.minutes, USAGE),
    databaseUrl: values.cluster ?? null,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        companies: { type: 'string', default: '10000' },
        sales: { type: 'string' },
        seed: { type: 'string', default: '1' },
        minutes: { type: 'string', default: '120' },
        cluster: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} ${USAGE}`)
  }
}
