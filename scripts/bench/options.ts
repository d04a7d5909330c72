import { parseArgs } from 'node:util'
import { Refusal } from '../common/refusal.ts'

/** How a benchmark is run: so many rounds in at most so many attempts, seconds of one measure, a folder for profiles of the API. */
export type Options = {
  isSmoke: boolean
  isJson: boolean
  rounds: number
  attempts: number
  seconds: number
  profileFolder: string | null
}

const FULL = { rounds: 5, seconds: 4 }
const SMOKE = { rounds: 1, seconds: 0.5 }

const USAGE = 'Accepted options: --json, --smoke, --rounds <number>, --seconds <number> and --profile <folder>.'

/** Reads the command line. Rounds and seconds of one measure may be given to look closer at something. */
export function readOptions(args: readonly string[]): Options {
  const { smoke, json, rounds, seconds, profile } = parse(args)
  const size = smoke ? SMOKE : FULL
  const wanted = positive(rounds, size.rounds)
  return {
    isSmoke: smoke,
    isJson: json,
    rounds: wanted,
    attempts: smoke ? wanted : 2 * wanted,
    seconds: positive(seconds, size.seconds),
    profileFolder: profile ?? null,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        smoke: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        profile: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} ${USAGE}`)
  }
}

function positive(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  const value = Number(text)
  if (Number.isFinite(value) && value > 0) return value
  throw new Refusal(`"${text}" is not a number above 0. ${USAGE}`)
}
