import { parseArgs } from 'node:util'
import { Refusal } from '../common/refusal.ts'
import { wholeNumber } from '../common/whole-number.ts'

/** How many requests, and with which throws of the dice; `isJson` prints what machines read at the end. */
export interface Options {
  requests: number
  seed: number
  isJson: boolean
}

const USAGE = 'Accepted options: --requests <number>, --seed <number> and --json.'

/** Reads the command line. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { requests, seed, json } = parseArgs({
      args: [...args],
      options: {
        requests: { type: 'string', default: '5000' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    }).values
    return { requests: wholeNumber(requests, USAGE), seed: wholeNumber(seed, USAGE), isJson: json }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${String(error)} ${USAGE}`)
  }
}
