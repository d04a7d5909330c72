import { parseArgs } from 'node:util'
import { unmetRequirements, type Registry } from '@comptoir/contracts/federation'
import { Changes } from '../dev/changes.ts'
import { hostedShell } from '../dev/hosted-shell.ts'
import { serveOrigin } from '../dev/local-origin.ts'
import { localRemote, type LocalRemote } from '../dev/local-remote.ts'
import { listenOnLoopback } from '../dev/loopback.ts'
import { openBrowser } from '../dev/open-browser.ts'
import { serveRemote } from '../dev/remote-server.ts'
import { watchRemote } from '../dev/watch-remote.ts'
import { Refusal } from './refusal.ts'
import { idIn, remoteFolder } from './remote-folder.ts'

interface DevOptions {
  /** Ids of remotes; the current folder's when there is none. */
  ids: readonly string[]
  shell: URL
  port: number | undefined
  mayWrite: boolean
  opens: boolean
}

function addressIn(text: string | undefined): URL {
  if (text === undefined) throw new Refusal('Which installation? Give --shell https://…, or set COMPTOIR_URL.')
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Refusal(`"${text}" is not the address of an installation. It should look like https://shop.example.`)
  return new URL(text)
}

function portIn(text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,5}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new Refusal(`"${text}" is not a port.`)
}

function read(args: string[]): DevOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      shell: { type: 'string' },
      port: { type: 'string' },
      open: { type: 'boolean' },
      'allow-writes': { type: 'boolean' },
    },
  })
  return {
    ids: positionals,
    shell: addressIn(values.shell ?? process.env['COMPTOIR_URL']),
    port: portIn(values.port),
    mayWrite: values['allow-writes'] ?? false,
    opens: values.open ?? false,
  }
}

function remotesOf(ids: readonly string[]): LocalRemote[] {
  const folders = ids.length === 0 ? [remoteFolder(undefined)] : [...new Set(ids)].map((id) => remoteFolder(id))
  return folders.map((folder) => localRemote(idIn(folder), folder))
}

/** What the installation lacks for these remotes, a line for each. */
function unmetIn({ shell }: Registry, remotes: readonly LocalRemote[]): string[] {
  return remotes.flatMap(({ id, readRemote }) =>
    unmetRequirements(readRemote().remote.requires, shell.versions).map(
      (unmet) => `${id} needs ${unmet}: it may fail in this shell and cannot be promoted there.`,
    ),
  )
}

/** `comptoir-remote dev inventory people --shell https://demo.example`: these remotes from their sources inside a running installation. */
export async function dev(args: string[]): Promise<void> {
  const { ids, shell, port, mayWrite, opens } = read(args)
  const remotes = remotesOf(ids)
  const { registry } = await hostedShell(shell, '/')
  for (const line of unmetIn(registry, remotes)) console.log(line)
  const isGuarded = !mayWrite && registry.environment === 'production'
  const { server, local } = await listenOnLoopback(port)
  const changes = new Changes()
  const served = await Promise.all(remotes.map((remote) => serveRemote(remote, local)))
  remotes.forEach((remote) => watchRemote(remote, changes))
  serveOrigin(server, { local, hosted: shell, remotes: served, changes, mayWrite: !isGuarded })
  console.log(
    `\n${remotes.map(({ id }) => id).join(' and ')} from sources, the rest from ${shell.origin}: open ${local.href}`,
  )
  if (isGuarded)
    console.log(
      `${shell.origin} holds real data. Requests that would change it are refused, unless you add --allow-writes.`,
    )
  console.log('')
  if (opens) openBrowser(local.href)
}
