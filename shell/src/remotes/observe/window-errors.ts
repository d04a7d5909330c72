import type { RemoteRelease } from '@comptoir/contracts/federation'
import { shownRemote } from '@comptoir/platform/site'
import type { LiveRemotes } from '../registry/live-remotes.ts'
import { reportIncident } from './incidents.ts'

const IN_STACK = /\/r\/([a-z][a-z0-9-]*)\/([a-z0-9]+)\//

function releasesOf(live: LiveRemotes): RemoteRelease[] {
  return live
    .getState()
    .known.remotes.flatMap(({ active, fallback }) => (fallback === null ? [active] : [active, fallback]))
}

/** The release whose file is first in the stack; if none, the one whose page is shown. Undefined: the shell's own. */
export function releaseToBlame(live: LiveRemotes, problem: unknown): RemoteRelease | undefined {
  const [, id, build] = IN_STACK.exec(problem instanceof Error ? (problem.stack ?? '') : '') ?? []
  const shown = shownRemote()
  const wanted = id === undefined ? { id: shown?.id, build: shown?.build } : { id, build }
  return releasesOf(live).find((release) => release.remote.id === wanted.id && release.build === wanted.build)
}

/** Reports what no boundary caught and no promise handled, in the name of the release it comes from. Gives what ends it. */
export function reportUncaught(live: LiveRemotes): () => void {
  const report = (problem: unknown) => {
    const release =
      problem instanceof DOMException && problem.name === 'AbortError' ? undefined : releaseToBlame(live, problem)
    if (release !== undefined) reportIncident({ release, problem, class: 'uncaught' })
  }
  const onError = ({ error }: ErrorEvent) => report(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
