import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exitCode, spawnChild } from './common/child.ts'
import { Refusal } from './common/refusal.ts'
import { ROOT } from './common/root.ts'
import { runToEnd } from './common/run-to-end.ts'
import { step } from './common/steps.ts'
import { Changes } from './new/changes.ts'
import { addFeature } from './new/feature.ts'
import { namesOf } from './new/names.ts'
import { addRemote } from './new/remote.ts'
import { addRepository, readSdk } from './new/repository.ts'

const USAGE = `Say what to create:
  npm run new feature <domain>/<name in the plural> ... [-- --singular <name>]
  npm run new remote <name>
  npm run new remote <name> -- --outside <folder> --shell <address of an installation>`

const GENERATED_FILES = ['api/schema.sql', 'api/src/platform/db/tables.ts', 'api/src/platform/db/functions.ts']

const NEXT = {
  feature: `Next: translate the phrases that begin with TRANSLATE: in French and Arabic (the checks refuse them until then), give the entity its own fields, define it in GLOSSARY.md, and run npm test.`,
  repository: `Next: open the folder and follow its README.md.`,
  remote: `Next: run npm install, translate the phrases that begin with TRANSLATE:, and add the first feature with npm run new feature.`,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { singular: { type: 'string' }, outside: { type: 'string' }, shell: { type: 'string' } },
})

async function planned(changes: Changes): Promise<keyof typeof NEXT> {
  const [kind, ...names] = positionals
  const [name = ''] = names
  if (kind === 'remote' && name !== '' && values.outside !== undefined) {
    addRepository(changes, name, await readSdk(values.shell ?? process.env['COMPTOIR_URL'] ?? 'http://localhost:4000'))
    return 'repository'
  }
  if (kind === 'remote' && name !== '') {
    addRemote(changes, name)
    return kind
  }
  if (kind !== 'feature' || names.length === 0) throw new Refusal(USAGE)
  for (const each of names) {
    const [domain = '', feature = '', ...more] = each.split('/')
    if (domain === '' || feature === '' || more.length > 0) throw new Refusal(USAGE)
    addFeature(changes, domain, namesOf(feature, values.singular))
  }
  return kind
}

/** Writes the schema and the types of the tables anew; answers which of these files changed. */
async function writeTables(): Promise<string[]> {
  const read = (): string[] => GENERATED_FILES.map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'))
  const before = read()
  const code = await step('Types of the tables', () =>
    exitCode(
      spawnChild(process.execPath, ['scripts/tables.ts'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }),
    ),
  )
  if (code !== 0)
    throw new Refusal('The files are written, but the table types could not be generated. Run: npm run tables')
  const after = read()
  return GENERATED_FILES.filter((_, index) => before[index] !== after[index])
}

await runToEnd(async () => {
  const changes = new Changes(values.outside === undefined ? ROOT : path.resolve(values.outside))
  const kind = await planned(changes)
  const { created, edited } = await changes.write()
  if (kind === 'feature') edited.push(...(await writeTables()))
  for (const file of created) console.log(`  new     ${file}`)
  for (const file of edited) console.log(`  edited  ${file}`)
  console.log(`${created.length} new files, ${edited.length} edited`)
  console.log(NEXT[kind])
})
