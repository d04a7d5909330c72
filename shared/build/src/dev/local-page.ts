import type { LiveRemote, Registry } from '@comptoir/contracts/federation'

/** The installation's registry with these remotes replacing its own, for a shell in development mode. */
export function localRegistry(
  registry: Registry,
  files: Registry['shell']['files'],
  remotes: readonly LiveRemote[],
): Registry {
  const own = Object.fromEntries(remotes.map((remote) => [remote.active.remote.id, remote]))
  return {
    ...registry,
    shell: { ...registry.shell, flavour: 'development', files },
    remotes: { ...registry.remotes, ...own },
  }
}

/**
 * The page of the development flavour as the server would have completed it, with the way back to the installation. No
 * hints: what is under development is not asked for early.
 */
export function completedPage(
  html: string,
  registry: Registry,
  { nonce, hosted }: { nonce: string; hosted: URL },
): string {
  const json = JSON.stringify(registry).replaceAll('<', String.raw`\u003c`)
  return html
    .replace('<!--hints-->', () => `<meta name="comptoir-hosted" content="${hosted.href}">`)
    .replace('<!--registry-->', () => `<script type="application/json" id="registry" nonce="${nonce}">${json}</script>`)
    .replaceAll('__NONCE__', nonce)
}
