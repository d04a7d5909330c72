import { unmetRequirements, type Registry, type RemoteManifest } from '@comptoir/contracts/federation'

/** Two patterns are one address when they differ in the names of their parameters only. */
function addressOf({ layout, path }: { layout: string; path: string }): string {
  return `${layout}/${path}`.replaceAll(/:[^/]+/g, ':')
}

/** Sentences about what keeps a remote from running in an installation; empty when it may be promoted there. */
export function fitProblems(remote: RemoteManifest, { shell, remotes }: Registry): string[] {
  const others = Object.entries(remotes).filter(([id]) => id !== remote.id)
  const claimed = others.flatMap(([id, { active }]) =>
    active.remote.routes.map((route) => [addressOf(route), id] as const),
  )
  const owners = new Map(claimed)
  return [
    ...unmetRequirements(remote.requires, shell.versions).map((unmet) => `It asks for ${unmet}.`),
    ...remote.routes.flatMap((route) => {
      const owner = owners.get(addressOf(route))
      return owner === undefined ? [] : [`The address "${route.layout}/${route.path}" already belongs to "${owner}".`]
    }),
  ]
}
