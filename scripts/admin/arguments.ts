import { parseArgs } from 'node:util'
import { LOCK_SECONDS, STATEMENT_SECONDS } from '../../api/src/platform/work.ts'
import { isMailAddress } from '../../api/src/platform/setting-formats.ts'
import { Refusal } from '../common/refusal.ts'

/** What somebody asks for: `company` by its id or exact name, `to` a node as `host:port`, `timeLimit` in seconds. */
export type Command =
  | { name: 'create'; email: string; isPromotion: boolean }
  | { name: 'isolate-company'; company: string; timeLimit: number }
  | { name: 'move-company'; company: string; to: string; timeLimit: number }

const USAGE = `Usage: npm run admin -- create <email> [--promote]
       npm run admin -- isolate-company <id or name> [--time-limit <seconds>]
       npm run admin -- move-company <id or name> --to <host:port> [--time-limit <seconds>]`

/** A move holds nobody up. */
export const MOVE_SECONDS = 600
/** Sales wait for an isolation, and a little longer than this: none is refused. */
export const ISOLATE_SECONDS = STATEMENT_SECONDS.posting - LOCK_SECONDS - 1
const MOST_SECONDS = 86_400

/** Reads the command line, or refuses it with what would be accepted. */
export function readArguments(args: readonly string[]): Command {
  const { positionals, values } = parse(args)
  const [name, subject, ...others] = positionals
  const { promote, to, 'time-limit': seconds } = values
  if (subject === undefined || others.length > 0) throw new Refusal(USAGE)
  if (name === 'create' && to === undefined && seconds === undefined)
    return { name, email: mailAddress(subject), isPromotion: promote }
  if (name === 'isolate-company' && to === undefined && !promote)
    return { name, company: subject, timeLimit: limit(seconds, ISOLATE_SECONDS) }
  if (name === 'move-company' && to !== undefined && !promote)
    return { name, company: subject, to, timeLimit: limit(seconds, MOVE_SECONDS) }
  throw new Refusal(USAGE)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        promote: { type: 'boolean', default: false },
        to: { type: 'string' },
        'time-limit': { type: 'string' },
      },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function mailAddress(text: string): string {
  if (!isMailAddress(text)) throw new Refusal(`"${text}" is not an email address. ${USAGE}`)
  return text
}

function limit(text: string | undefined, usual: number): number {
  const seconds = text === undefined ? usual : Number(text)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST_SECONDS)
    throw new Refusal(`"${text}" is not a whole number of seconds from 1 to ${MOST_SECONDS}.\n${USAGE}`)
  return seconds
}
