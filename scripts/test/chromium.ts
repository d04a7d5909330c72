import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { exitCode, spawnChild } from '../common/child.ts'
import { Refusal } from '../common/refusal.ts'

/** The same engine without windows, menus and their processes: journeys take about half as much of the processors. */
const DEBIAN_PACKAGE = 'chromium-headless-shell'
const WITHOUT_WINDOWS = [DEBIAN_PACKAGE, 'chrome-headless-shell']
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser for the journeys: the one named, one of the system, or Debian's package where it may be installed. */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return works(named) ? named : refuse(`CHROMIUM_PATH is "${named}", which does not run`)
  return (
    onPath(WITHOUT_WINDOWS) ??
    (await fromDebian()) ??
    onPath(WITH_WINDOWS) ??
    refuse('There is no Chromium on this machine')
  )
}

function refuse(reason: string): never {
  throw new Refusal(
    `${reason}. Install it (Debian: apt-get install ${DEBIAN_PACKAGE}), or set CHROMIUM_PATH to a Chromium or Chrome.`,
  )
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find((file) => fs.existsSync(file) && works(file)) ?? null
}

function works(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 120_000 }).status === 0
}

async function fromDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) return null
  console.log('Installing Chromium from the packages of the system...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await exitCode(spawnChild('apt-get', ['update', '-q'], { env, stdio: 'ignore' }))
  await exitCode(
    spawnChild('apt-get', ['install', '-y', '-q', '--no-install-recommends', DEBIAN_PACKAGE], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  return onPath(WITHOUT_WINDOWS)
}
