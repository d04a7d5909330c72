import path from 'node:path'
import { kitFolder, withKit } from '../cluster/kit.ts'
import { exitCode, spawnChild } from '../common/child.ts'
import { ROOT } from '../common/root.ts'
import { NOTHING, ONE_FAILED, type Tally } from './tally.ts'

/** Little of everything: what a whole check takes minutes for. */
const SHORT = ['--rounds', '1', '--documents', '150', '--sales', '300']

/** A short `cluster:check` on a cluster made for it, where there is a kit to make one from. */
export async function runClusterCheck(): Promise<Tally> {
  const kit = kitFolder()
  if (kit === null) return skipped('CLUSTER_KIT names no folder with a kit')
  const lent = await withKit(kit, check)
  return 'result' in lent ? lent.result : skipped(lent.obstacle)
}

function skipped(reason: string): Tally {
  console.log(`skipped: ${reason}`)
  return NOTHING
}

async function check(databaseUrl: string): Promise<Tally> {
  const command = [path.join(ROOT, 'scripts', 'run.mjs'), 'scripts/cluster-check.ts', databaseUrl, ...SHORT]
  const child = spawnChild(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()))
  const code = await exitCode(child)
  const [, held, failed] = /^(\d+) hold, (\d+) fail$/m.exec(said) ?? []
  console.log(said)
  if (held === undefined || (code !== 0 && failed === '0')) return ONE_FAILED
  return { ...NOTHING, passed: Number(held), failed: Number(failed), names: listFailures(said) }
}

/** What fails, each with what speaks against it: the log of a whole suite is often cut before that. */
export function listFailures(said: string): string[] {
  return [...said.matchAll(/^FAILS (.+)((?:\n {8}.+)*)/gm)].map(([, name = '', faults = '']) => name + faults)
}
