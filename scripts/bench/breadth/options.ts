import { parseArgs } from 'node:util'
import { Refusal } from '../../common/refusal.ts'

/** How much the benchmark of breadth does. */
export interface BreadthOptions {
  /** One slice, sizes only: whether it works, in two minutes. */
  isSmoke: boolean
  /** The whole suite in both copies as well, which takes most of an hour. */
  withTests: boolean
  isJson: boolean
}

/** Reads the command line. */
export function readBreadthOptions(args: readonly string[]): BreadthOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        smoke: { type: 'boolean', default: false },
        tests: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    return { isSmoke: values.smoke, withTests: values.tests, isJson: values.json }
  } catch (error) {
    throw new Refusal(
      `${error instanceof Error ? error.message : String(error)} Accepted options: --smoke, --tests and --json.`,
    )
  }
}
