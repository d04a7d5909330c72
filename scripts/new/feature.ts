import path from 'node:path'
import { Refusal } from '../common/refusal.ts'
import type { Changes } from './changes.ts'
import { beforeLine, inOrder, replaceOnce } from './edits.ts'
import { camel, capital, tokensOf, type Names } from './names.ts'
import { addPhrases, contractWords, featurePhrases } from './phrases.ts'
import { createFrom } from './templates.ts'

/** A remote's manifest, as far as a new feature cares. */
interface Manifest {
  i18n: { namespace: string }
}

/** What a feature.json says of the navigation. */
interface Declared {
  nav?: { section: string; order: number }[]
}

interface Slice {
  changes: Changes
  names: Names
  /** A folder of `api/src/modules`. */
  domain: string
  /** `mfe-people`. */
  remote: string
}

/** The remote that shows a domain: the one of its name, or the one whose name begins with it, as `sales` in `sales-purchases`. */
function remoteOf(changes: Changes, domain: string): string {
  const remotes = changes
    .list('.')
    .filter((name) => name.startsWith('mfe-') && changes.has(path.join(name, 'remote.json')))
  const found =
    remotes.find((name) => name === `mfe-${domain}`) ??
    remotes.find((name) => name.slice('mfe-'.length).split('-').includes(domain))
  if (found && changes.has(path.join(found, 'src/testing/locales.ts'))) return found
  const known = remotes
    .filter((name) => changes.has(path.join(name, 'src/testing/locales.ts')))
    .map((name) => name.slice('mfe-'.length))
  throw new Refusal(
    `No remote shows "${domain}". Name one of ${known.join(', ')}, or create one with "npm run new remote ${domain}". Nothing was changed.`,
  )
}

/**
 * Adds a whole slice for a new entity with a name, that can be made inactive: table, contract with its words, API, page
 * with list, form and removal, phrases of three languages, test. The API's door of the domain is the one file of others
 * that it edits by itself; the schema and the types of the tables are written anew afterwards.
 */
export function addFeature(changes: Changes, domain: string, names: Names): void {
  const remote = remoteOf(changes, domain)
  const manifest: Manifest = JSON.parse(changes.read(path.join(remote, 'remote.json')))
  const slice: Slice = { changes, names, domain, remote }
  const { section, order } = lastEntry(changes, remote)
  const migration = `${nextMigration(changes)}-${names.path}`
  createFrom('feature', changes, {
    ...tokensOf(names),
    domain,
    remote,
    migration,
    namespace: manifest.i18n.namespace,
    section,
    order: String(order + 10),
  })
  addWords(slice)
  addToApi(slice)
  addScreenPhrases(slice)
}

/** The last entry of a remote in the navigation, after which a new one is inserted. */
function lastEntry(changes: Changes, remote: string): { section: string; order: number } {
  const features = path.join(remote, 'src/features')
  const files = changes.list(features).map((name) => path.join(features, name, 'feature.json'))
  const declared: Declared[] = files.filter((file) => changes.has(file)).map((file) => JSON.parse(changes.read(file)))
  const entries = declared.flatMap(({ nav = [] }) => nav).sort((a, b) => a.order - b.order)
  return entries.at(-1) ?? { section: 'company', order: 0 }
}

function nextMigration(changes: Changes): string {
  const last =
    changes
      .list('api/migrations')
      .filter((file) => /^\d{4}-/.test(file))
      .sort()
      .at(-1) ?? '0000'
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
}

/** What the contract is called, in each language: names, permissions and refusals beside it. */
function addWords({ changes, names, domain }: Slice): void {
  addPhrases(changes, `shared/contracts/src/${domain}/${names.path}`, contractWords(names))
}

/** Before the brace that ends a function. */
function beforeEnd(text: string, lines: string): string {
  const end = text.split('\n').findLast((line) => line.startsWith('}')) ?? '}'
  return beforeLine(text, end, lines)
}

function addToApi({ changes, names, domain }: Slice): void {
  const module = `api/src/modules/${domain}/index.ts`
  if (!changes.has(module)) addModule(changes, domain)
  changes.edit(module, (text) => {
    const imported = inOrder(
      text,
      /^import \{ .* from '\.\/[\w-]+\/index\.ts'$/,
      `import { ${names.one}Routes } from './${names.path}/index.ts'`,
      /^import /,
    )
    return beforeEnd(imported, `  await ${names.one}Routes(app)`)
  })
}

/** A domain of its own, after all that it may use. */
function addModule(changes: Changes, domain: string): void {
  const name = `${camel(domain)}Module`
  createFrom('module', changes, { domain, module: camel(domain), Domain: capital(domain.replaceAll('-', ' ')) })
  changes.edit('api/src/app.ts', (text) => {
    const imported = inOrder(
      text,
      /^import \{ \w+Module \} from /,
      `import { ${name} } from './modules/${domain}/index.ts'`,
    )
    const [list = '', modules = ''] = /const MODULES = \[([^\]]*?),?\s*\]/.exec(imported) ?? []
    return replaceOnce(imported, list, `const MODULES = [${modules}, ${name}]`)
  })
  for (const file of ['.dependency-cruiser.mjs', 'scripts/checks/boundary-violations.ts']) {
    changes.edit(file, (text) => replaceOnce(text, "'reports',", `'reports', '${domain}',`))
  }
}

/** What its screens say, beside them. */
function addScreenPhrases({ changes, names, remote }: Slice): void {
  addPhrases(changes, `${remote}/src/features/${names.path}/phrases`, featurePhrases(names))
}
