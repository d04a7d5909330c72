import { unmetRequirements, type HostVersions, type Registry, type RemoteRelease } from '@comptoir/contracts/federation'

/** A release whose smoke test is to be run. */
export interface TriedRelease {
  release: RemoteRelease
  /** Path of the test inside the release. */
  smoke: string
  /** False for the fallback of the live release. */
  isLive: boolean
}

/** What is run, and a sentence for each release that is not. */
export interface Trial {
  tried: TriedRelease[]
  left: string[]
  /** Live releases that the shell could not show: who changes the shell has to know. */
  unfit: string[]
}

/** The releases of a registry to try in a shell: each remote's live one and its fallback. Without ids, all remotes. */
export function trialOf({ remotes }: Registry, versions: HostVersions, ids: readonly string[]): Trial {
  const trial: Trial = { tried: [], left: [], unfit: [] }
  const live = Object.values(remotes).filter(({ active }) => ids.length === 0 || ids.includes(active.remote.id))
  for (const { state, active, fallback } of live) {
    if (state === 'disabled') trial.left.push(`${nameOf(active)} is paused.`)
    else
      for (const release of fallback === null ? [active] : [active, fallback])
        add(trial, release, release === active, versions)
  }
  return trial
}

function add(trial: Trial, release: RemoteRelease, isLive: boolean, versions: HostVersions): void {
  const { smoke } = release.remote
  const unmet = unmetRequirements(release.remote.requires, versions)
  if (unmet.length > 0)
    trial[isLive ? 'unfit' : 'left'].push(
      `${nameOf(release)} asks for ${unmet.join(', ')}: it cannot run in this shell.`,
    )
  else if (smoke === undefined) trial.left.push(`${nameOf(release)} has no smoke test.`)
  else trial.tried.push({ release, smoke, isLive })
}

/** A release as people name it. */
export function nameOf({ build, remote }: RemoteRelease): string {
  return `${remote.id} ${remote.version} (${build})`
}
