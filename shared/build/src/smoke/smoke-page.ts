import type { LiveRemote, Registry, RemoteRelease } from '@comptoir/contracts/federation'

const REGISTRY = /(<script\b[^>]*\bid="registry"[^>]*>)([\s\S]*?)(<\/script>)/

/** A registry with one release live for its remote and no fallback, so that its failures show. */
export function withRelease(registry: Registry, release: RemoteRelease): Registry {
  const live: LiveRemote = { state: 'active', reason: null, active: release, fallback: null, why: 'stable' }
  return { ...registry, remotes: { ...registry.remotes, [release.remote.id]: live } }
}

/** The shell's page with that release live in it; null when it carries no registry. */
export function pageWithRelease(html: string, release: RemoteRelease): string | null {
  const json = REGISTRY.exec(html)?.[2]
  if (json === undefined) return null
  const registry = withRelease(JSON.parse(json) as Registry, release)
  return html.replace(
    REGISTRY,
    (_, open: string, _json: string, close: string) =>
      `${open}${JSON.stringify(registry).replaceAll('<', String.raw`\u003c`)}${close}`,
  )
}
