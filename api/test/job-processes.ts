import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { LEASE } from '../src/platform/jobs/leases.ts'
import { anEvent } from './events.ts'
import type { Orders } from './job-process.ts'

/** Another process that works the queue, as a second server does. */
export interface JobProcess {
  /** Waits until it has said so. */
  hasSaid(line: string): Promise<void>
  /** Lets its slow job end. */
  go(): void
  signal(name: NodeJS.Signals): void
  /** Ends it and waits until it is gone. */
  end(by: NodeJS.Signals): Promise<void>
}

/** Long enough for a process on a machine that does much else, short enough to wait for. */
export const SHORT = { lease: 4000, beat: 400, margin: 800 }

/** Processes on one database. `said` is what all of them said, in order, each line behind the name of who said it. */
export function jobProcesses() {
  const said: string[] = []
  const heard = new EventEmitter().setMaxListeners(0)
  /** With the end of all that each said. */
  const children = new Map<ChildProcess, Promise<unknown>>()

  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(heard, 'line')
  }

  async function start(
    name: string,
    orders: Pick<Orders, 'adminUrl'> & Partial<Pick<Orders, 'smtpUrl' | 'isQuick' | 'times'>>,
  ): Promise<JobProcess> {
    const all: Orders = { smtpUrl: null, isQuick: false, times: LEASE, ...orders, probe: probeOf(name) }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'job-process.ts'), JSON.stringify(all)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const ready = anEvent()
    const lines = createInterface({ input: child.stdout })
    const gone = Promise.all([once(child, 'exit'), once(lines, 'close')]).then(() => children.delete(child))
    children.set(child, gone)
    lines.on('line', (line) => {
      if (line !== 'ready') said.push(`${name} ${line}`)
      heard.emit('line')
      if (line === 'ready') ready.happen()
    })
    await Promise.race([
      ready.happened,
      gone.then(() => {
        throw new Error(`the process ${name} did not start`)
      }),
    ])
    return {
      hasSaid: (line) => until(() => said.includes(`${name} ${line}`)),
      go: () => void child.stdin.write('go\n'),
      signal: (signal) => void child.kill(signal),
      end: async (by) => {
        child.kill(by)
        await gone
      },
    }
  }

  return {
    start,
    said,
    until,
    /** Ends every process that is left, and waits for the last that they say. */
    endAll: async (by: NodeJS.Signals) => {
      for (const child of children.keys()) child.kill(by)
      await Promise.all(children.values())
    },
  }
}

/** The kind of job that only the process of that name does. */
export function probeOf(name: string): string {
  return `test.probe.${name}`
}
