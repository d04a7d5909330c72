import type { RegisterReport } from '@comptoir/contracts/company/register-states'
import { someTime } from '../in-step.ts'
import { heard, type CommandsStore, settled, told } from './kept-commands.ts'
import { sendReport } from './commands.api.ts'

const AGAIN_MS = 60_000
/** While something is asked for, or the register is locked. */
const SOON_MS = 5000
/** What was just done is told at once. */
const MOMENT_MS = 200
/** As many as a report may name. */
const MOST_DONE = 10

export interface Following {
  registerId: string
  store: CommandsStore
  /** What is said of the register, but for what only the commands know. */
  describe: () => Promise<Omit<RegisterReport, 'isLocked' | 'done'>>
  /** Whether nobody is in the middle of anything. */
  isFree: () => boolean
  /** Hears what the server has now. */
  onTold?: (report: RegisterReport) => void
  /** Sends what was sold and renews the catalogue. Rejects where that fails. */
  sync: () => Promise<void>
  signal: AbortSignal
}

/** Reports how the register is and hears what is asked of it, for as long as the counter is open. Gives what has it report at once. */
export function followCommands({ registerId, store, describe, isFree, sync, onTold, signal }: Following): () => void {
  let pause = new AbortController()
  const wake = (): void => pause.abort()
  signal.addEventListener('abort', wake)
  // Also in the middle of a turn, which may have failed for want of a network.
  globalThis.addEventListener('online', wake, { signal })

  const turn = async (): Promise<void> => {
    store.setState((kept) => settled(kept, isFree()))
    const { lock, done } = store.getState()
    const sent = done.slice(0, MOST_DONE)
    const report = { ...(await describe()), isLocked: lock !== null, done: [...sent] }
    const commands = await sendReport(registerId, report)
    onTold?.(report)
    if (signal.aborted) return
    store.setState((kept) => heard(told(kept, sent), commands, isFree()))
    const asked = commands.sync?.id
    if (asked === undefined || store.getState().done.includes(asked)) return
    await sync()
    store.setState((kept) => ({ ...kept, done: [...kept.done, asked] }))
  }

  /** How long until the next turn, now that one is over. */
  const pauseMs = (isTold: boolean): number => {
    const { lock, next, message, done } = store.getState()
    if (isTold && done.length > 0) return MOMENT_MS
    return lock || next || message ? SOON_MS : AGAIN_MS
  }

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      pause = new AbortController()
      // Without an answer the next turn tries again.
      const isTold = await turn().then(
        () => true,
        () => false,
      )
      if (!pause.signal.aborted) await someTime(pauseMs(isTold), pause.signal)
    }
  }
  void run()
  return wake
}
