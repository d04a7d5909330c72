import type { RemoteManifest } from '@comptoir/contracts/federation'

/** Asks for https everywhere; the local origin has none. */
const NEEDS_HTTPS = /^(upgrade-insecure-requests|block-all-mixed-content)\b/

function widened(directive: string, name: string, sources: readonly string[]): string {
  return directive.startsWith(`${name} `) && sources.length > 0 ? `${directive} ${sources.join(' ')}` : directive
}

/** The installation's content security policy for a page of the local origin: with its sockets, and with what the remotes under development ask for. */
export function localPolicy(policy: string, local: URL, remotes: readonly Pick<RemoteManifest, 'csp'>[]): string {
  const connect = [`ws://${local.host}`, ...remotes.flatMap(({ csp }) => csp?.connect ?? [])]
  const img = remotes.flatMap(({ csp }) => csp?.img ?? [])
  const directives = policy.split(/\s*;\s*/).filter((directive) => directive !== '' && !NEEDS_HTTPS.test(directive))
  return directives.map((directive) => widened(widened(directive, 'connect-src', connect), 'img-src', img)).join('; ')
}

/** The nonce that a policy lets inline scripts bear; null when it names none. */
export function nonceOf(policy: string): string | null {
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? null
}
