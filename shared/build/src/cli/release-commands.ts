import type { RemoteManifest } from '@comptoir/contracts/federation'
import { labelsOf } from '../phrases/labels.ts'
import { phraseProblems } from '../phrases/phrase-problems.ts'
import { readRemote } from '../declaration/remote-json.ts'
import { fitProblems } from './check.ts'
import type { CommandOptions } from './command-options.ts'
import { Installation } from './installation.ts'
import { publish } from './publish.ts'
import { Refusal } from './refusal.ts'
import { builtRelease, idIn, isOlderThanSources, remoteFolder } from './remote-folder.ts'
import { logLines, statusLines } from './tables.ts'

function installationOf({ shell, token }: CommandOptions): Installation {
  if (shell === undefined) throw new Refusal('Which installation? Give --shell https://…, or set COMPTOIR_URL.')
  return new Installation(shell, token ?? null)
}

function authorised(options: CommandOptions): Installation {
  if (options.token === undefined)
    throw new Refusal('Set COMPTOIR_TOKEN to a publishing token. A super-administrator can create one under Releases.')
  return installationOf(options)
}

/** The remote that is meant: named, or that of the current folder. */
function remoteOf({ words: [word] }: CommandOptions): string {
  return word ?? idIn(remoteFolder(undefined))
}

/** Faults in the files are reported in sentences, without our stack trace. */
function orRefusal<T>(read: () => T): T {
  try {
    return read()
  } catch (problem) {
    throw problem instanceof Error ? new Refusal(problem.message) : problem
  }
}

/** remote.json with its phrases; where they are invalid, reported in sentences. */
function readSoundly(folder: string): RemoteManifest {
  const { remote } = orRefusal(() => readRemote(folder, idIn(folder)))
  orRefusal(() => labelsOf(folder, remote))
  const problems = phraseProblems(folder, remote)
  if (problems.length > 0)
    throw new Refusal(`Phrases of ${remote.id} are missing:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  return remote
}

/** Holds remote.json and the phrases against schema, sources and an installation. */
export async function check(options: CommandOptions): Promise<void> {
  const folder = remoteFolder(options.words[0])
  const remote = readSoundly(folder)
  console.log(`${remote.id} ${remote.version}: remote.json and phrases are valid.`)
  if (options.shell === undefined) return
  const installation = installationOf(options)
  const problems = fitProblems(remote, await installation.registry())
  if (problems.length > 0)
    throw new Refusal(
      `${remote.id} does not fit ${installation.origin}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  console.log(`It fits ${installation.origin}.`)
}

export async function publishBuild(options: CommandOptions): Promise<void> {
  const folder = remoteFolder(options.words[0])
  const built = builtRelease(folder, options.build)
  if (options.build === undefined && isOlderThanSources(folder, built.folder))
    console.log('Note: files of this remote have changed since this build.')
  const { version, build } = await publish(authorised(options), built)
  console.log(
    `${built.release.remote.id} ${version} is published as build ${build}. Nothing changes for users until you run: comptoir-remote promote --build ${build}`,
  )
}

/** Makes a published build live: the one that is named, or the newest of this folder. */
export async function promote(options: CommandOptions): Promise<void> {
  const remote = remoteOf(options)
  const build = options.build ?? builtRelease(remoteFolder(options.words[0])).release.build
  const status = await authorised(options).change(remote, 'promote', { build, ...reasonOf(options) })
  console.log(`Live: ${status.id}, build ${status.active ?? '-'}.`)
}

export async function rollback(options: CommandOptions): Promise<void> {
  const status = await authorised(options).change(remoteOf(options), 'rollback', {
    ...(options.build === undefined ? {} : { build: options.build }),
    ...reasonOf(options),
  })
  console.log(`Live again: ${status.id}, build ${status.active ?? '-'}.`)
}

export async function disable(options: CommandOptions): Promise<void> {
  if (options.reason === undefined)
    throw new Refusal('Give a reason with --reason "…". Users see it in place of the page.')
  const { id } = await authorised(options).change(remoteOf(options), 'disable', { reason: options.reason })
  console.log(`Paused: ${id}.`)
}

export async function enable(options: CommandOptions): Promise<void> {
  const { id } = await authorised(options).change(remoteOf(options), 'enable', {})
  console.log(`Live again: ${id}.`)
}

export async function status(options: CommandOptions): Promise<void> {
  const { remotes } = await authorised(options).status()
  const wanted = options.words[0]
  if (wanted !== undefined && !remotes.some(({ id }) => id === wanted))
    throw new Refusal(`Nothing of "${wanted}" is published here, or this token is not for it.`)
  console.log(
    remotes
      .filter(({ id }) => wanted === undefined || id === wanted)
      .map(statusLines)
      .join('\n\n'),
  )
}

export async function log(options: CommandOptions): Promise<void> {
  const { items } = await authorised(options).log(remoteOf(options))
  console.log(logLines(items))
}

function reasonOf({ reason }: CommandOptions): { reason?: string } {
  return reason === undefined ? {} : { reason }
}
