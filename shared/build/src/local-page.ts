import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from '@comptoir/contracts'
import { releaseOf, type ReleaseOptions } from './release-plugin.ts'

const REGISTRY = /(<script type="application\/json" id="registry"[^>]*>)([\s\S]*?)(<\/script>)/
const OF_THE_INSTALLATION = /^\/(api|locales|r|assets|ws)(\/|$)/

/** The registry with this remote's entry replaced by the build under development. */
function withLocal(registry: Registry, options: ReleaseOptions): Registry {
  const local = releaseOf(options, {})
  return { ...registry, remotes: { ...registry.remotes, [local.remote.id]: local } }
}

/** The same, inside the page that carries it. Throws when the page carries none: it is not the shell's page. */
export function pageWithLocal(html: string, options: ReleaseOptions): string {
  if (!REGISTRY.test(html)) throw new Error('The page of the installation carries no registry. Is it a running Comptoir?')
  return html.replace(REGISTRY, (_, open: string, json: string, close: string) => {
    const registry: Registry = JSON.parse(json)
    return `${open}${JSON.stringify(withLocal(registry, options)).replaceAll('<', '\\u003c')}${close}`
  })
}

function isPage(request: IncomingMessage): boolean {
  const wantsHtml = request.headers.accept?.includes('text/html') ?? false
  return request.method === 'GET' && wantsHtml && !OF_THE_INSTALLATION.test(request.url ?? '')
}

/** Serves the installation's page with this remote's entry replaced; its content security policy is kept. */
export function localPage(installation: string, options: ReleaseOptions) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (!isPage(request)) return next()
    try {
      const answer = await fetch(new URL(request.url ?? '/', installation), { headers: { accept: 'text/html' } })
      const policy = answer.headers.get('content-security-policy')
      if (policy !== null) response.setHeader('content-security-policy', policy)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(pageWithLocal(await answer.text(), options))
    } catch (problem) {
      response.statusCode = 502
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(`${installation} could not be shown with this remote in place.\n\n${problem instanceof Error ? problem.message : String(problem)}\n`)
    }
  }
}
