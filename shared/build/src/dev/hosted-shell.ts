import type { Registry } from '@comptoir/contracts/federation'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Refusal } from '../cli/refusal.ts'

/** Path of everything that belongs to the shell's development flavour. */
const FLAVOUR = '/assets/development/'

const REGISTRY = /<script\b[^>]*\bid="registry"[^>]*>([\s\S]*?)<\/script>/

/** What is asked of a registry here. It may say more: a newer installation is no reason to refuse. */
const ReadableRegistry = Type.Object({
  schema: Type.Literal(1),
  environment: Type.String(),
  shell: Type.Object({
    versions: Type.Object({ contract: Type.String(), platform: Type.String(), api: Type.String() }),
  }),
  remotes: Type.Record(Type.String(), Type.Unknown()),
})

const BuildRecord = Type.Object({ files: Type.Record(Type.String(), Type.Object({ integrity: Type.String() })) })

/** A page of the installation: what is live there, and what its content may do. */
interface HostedPage {
  registry: Registry
  policy: string | null
}

/** The page of the shell's development flavour and its scripts with their hashes. */
interface Flavour {
  html: string
  files: Registry['shell']['files']
}

async function text(url: URL, headers: Record<string, string>): Promise<{ answer: Response; body: string }> {
  try {
    const answer = await fetch(url, { headers })
    return { answer, body: await answer.text() }
  } catch (error) {
    throw new Refusal(`${url.origin} does not answer: ${reasonOf(error)}. Is it running, and is --shell right?`)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Reads a page of the installation. Throws a `Refusal` when it is not the product's. */
async function hostedPage(shell: URL, path: string, headers: Record<string, string> = {}): Promise<HostedPage> {
  const { answer, body } = await text(new URL(path, shell), { ...headers, accept: 'text/html' })
  const registry = parsed(REGISTRY.exec(body)?.[1] ?? '')
  if (!Check(ReadableRegistry, registry))
    throw new Refusal(
      `The page of ${shell.origin} carries no registry that can be read here. Is it a running Comptoir, and not an older one?`,
    )
  return { registry: registry as Registry, policy: answer.headers.get('content-security-policy') }
}

/** Reads the shell's development flavour from the installation. Throws a `Refusal` when it was built without. */
async function hostedFlavour(shell: URL): Promise<Flavour> {
  const [page, record] = await Promise.all([
    text(new URL(`${FLAVOUR}page.html`, shell), {}),
    text(new URL(`${FLAVOUR}build.json`, shell), {}),
  ])
  const known = parsed(record.body)
  if (!page.answer.ok || !Check(BuildRecord, known))
    throw new Refusal(
      `${shell.origin} has no development flavour of its shell (${FLAVOUR}page.html): build it anew there.`,
    )
  return {
    html: page.body,
    files: Object.fromEntries(Object.entries(known.files).map(([name, { integrity }]) => [name, integrity])),
  }
}

/** A page of the installation together with the flavour that it is to be shown on; that the installation is none is said before that it lacks one. */
export async function hostedShell(
  shell: URL,
  path: string,
  headers: Record<string, string> = {},
): Promise<HostedPage & Flavour> {
  const flavour = hostedFlavour(shell)
  flavour.catch(() => undefined)
  const page = await hostedPage(shell, path, headers)
  return { ...page, ...(await flavour) }
}
