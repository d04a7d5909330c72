import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import fs from 'node:fs'
import { openPrivate } from './owned-file.ts'
import { readIfThere } from './private-file.ts'

/** PostgreSQL's fast shutdown. */
export const DATABASE_SIGNAL = 'SIGINT'

const running = new Map<ChildProcess, NodeJS.Signals>()

process.on('exit', () => {
  for (const [child, signal] of running) child.kill(signal)
})

/** Ends every child and waits until they are gone; the database, which its supervisor stops, is left alone. */
export async function endChildren(): Promise<void> {
  const children = [...running].filter(([, signal]) => signal !== DATABASE_SIGNAL)
  for (const [child, signal] of children) child.kill(signal)
  await Promise.all(children.map(([child]) => exitCode(child).catch(() => undefined)))
}

/** Starts a process that ends when this one ends, in whatever way short of `kill -9`. */
export function spawnChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  endSignal: NodeJS.Signals = 'SIGTERM',
): ChildProcess {
  const child = spawn(command, args, options)
  running.set(child, endSignal)
  child.on('exit', () => running.delete(child))
  child.on('error', () => running.delete(child))
  return child
}

/** The exit code; 1 for a process that a signal ended. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a tool with its output in a file, and answers its exit code. A tool that we end leaves nothing that counts: it is killed. */
export async function runLogged(
  log: string,
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const output = openPrivate(log, 'w')
  try {
    return await exitCode(spawnChild(command, args, { ...options, stdio: ['ignore', output, output] }, 'SIGKILL'))
  } finally {
    fs.closeSync(output)
  }
}

/** The end of a text file, for a message that says why something failed. */
export function lastLines(file: string, count: number): string {
  return (readIfThere(file) ?? '').trimEnd().split('\n').slice(-count).join('\n')
}
