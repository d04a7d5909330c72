import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { readIfThere } from './private-file.ts'

/**
 * Names one life of one process. A process number alone does not: it is reused after a kill or a restart of
 * the machine, so the start time is added. Null when no such process runs.
 */
export function processIdentity(pid: number): string | null {
  return fs.existsSync('/proc/self/stat') ? identityFromProc(pid) : identityFromPs(pid)
}

function identityFromProc(pid: number): string | null {
  const stat = readStat(pid)
  if (stat === null) return null
  // The name in brackets may hold spaces; the state is field 3 and the birth, in ticks since boot, field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z') return null
  return `${pid}:${fields[19]}:${readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}`
}

function readStat(pid: number): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
}

function identityFromPs(pid: number): string | null {
  const birth = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim()
  return birth ? `${pid}:${birth}` : null
}
