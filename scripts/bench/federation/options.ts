import { parseArgs } from 'node:util'
import { Refusal } from '../../common/refusal.ts'

/** Names of the groups of figures. */
export const GROUPS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9'] as const
export type Group = (typeof GROUPS)[number]

/** How the benchmark is run: rounds of what is fast, rounds of what builds or starts something, and which figures. */
export interface FederationOptions {
  isSmoke: boolean
  isJson: boolean
  rounds: number
  slowRounds: number
  only: ReadonlySet<Group>
  /** Every failure of every remote, instead of every failure of one and one failure of each. */
  isAll: boolean
}

const FULL = { rounds: 9, slowRounds: 3 }
const SMOKE = { rounds: 1, slowRounds: 1 }

const USAGE = 'Accepted options: --json, --smoke, --all, --rounds <number> and --only <figures, such as F1,F4>.'

/** Reads the command line. Refuses what it does not know, in a sentence. */
export function readFederationOptions(args: readonly string[]): FederationOptions {
  const { smoke, json, all, rounds, only } = parse(args)
  const size = smoke ? SMOKE : FULL
  const wanted = rounds === undefined ? size.rounds : whole(rounds)
  return {
    isSmoke: smoke,
    isJson: json,
    rounds: wanted,
    slowRounds: Math.min(size.slowRounds, wanted),
    only: groupsIn(only),
    isAll: all,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        smoke: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        only: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} ${USAGE}`)
  }
}

function whole(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new Refusal(`"${text}" is not a number of rounds. ${USAGE}`)
}

function groupsIn(text: string | undefined): ReadonlySet<Group> {
  const names = text?.split(',').map((name) => name.trim().toUpperCase()) ?? GROUPS
  const unknown = names.find((name) => !GROUPS.some((group) => group === name))
  if (unknown !== undefined) throw new Refusal(`"${unknown}" is not a figure. ${USAGE}`)
  return new Set(GROUPS.filter((group) => names.includes(group)))
}
