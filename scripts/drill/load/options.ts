import { parseArgs } from 'node:util'
import { Refusal } from '../../common/refusal.ts'
import { ATTACKS, type Attack } from './attacks.ts'

/** How large the drill is; `seconds` of each phase, and the attacks that are made. */
export type LoadOptions = {
  isJson: boolean
  seconds: number
  shops: number
  products: number
  attacks: readonly Attack[]
}

const FULL = { seconds: 30, shops: 10, products: 50_000 }
const SMOKE: typeof FULL = { seconds: 4, shops: 3, products: 500 }
const USAGE = `Accepted options: --json, --smoke, --seconds <number> and --only <attack>, once or more: ${ATTACKS.join(', ')}.`

/** Reads the command line. */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const { json, smoke, seconds, only } = parse(args)
  const size = smoke ? SMOKE : FULL
  const given = seconds === undefined ? size.seconds : Number(seconds)
  if (!(Number.isFinite(given) && given >= 1)) throw new Refusal(`"${seconds ?? ''}" is not a number from 1. ${USAGE}`)
  return { ...size, seconds: given, isJson: json, attacks: only.length === 0 ? ATTACKS : only.map(attackNamed) }
}

function attackNamed(name: string): Attack {
  const found = ATTACKS.find((attack) => attack === name)
  if (found === undefined) throw new Refusal(`"${name}" is no attack. ${USAGE}`)
  return found
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        smoke: { type: 'boolean', default: false },
        seconds: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
      },
    }).values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} ${USAGE}`)
  }
}
