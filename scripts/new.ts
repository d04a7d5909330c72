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

const USAGE = `Say what to make:
  npm run new feature <domain>/<name in the plural> [-- --singular <name>]
  npm run new remote <name>
  npm run new remote <name> -- --outside <folder> --shell <address of an installation>`

const NEXT = {
  feature: `Next: translate the phrases that begin with TRANSLATE: in French and Arabic (the checks refuse them until then), give the entity its own fields, say what it is in GLOSSARY.md, and run npm test.`,
  repository: `Next: go there and follow its README.md.`,
  remote: `Next: run npm install, translate the phrases that begin with TRANSLATE:, and add the first feature with npm run new feature.`,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { singular: { type: 'string' }, outside: { type: 'string' }, shell: { type: 'string' } },
})

async function planned(changes: Changes): Promise<keyof typeof NEXT> {
  const [kind, name = ''] = positionals
  if (kind === 'remote' && name !== '' && values.outside !== undefined) {
    addRepository(changes, name, await readSdk(values.shell ?? process.env['COMPTOIR_URL'] ?? 'http://localhost:4000'))
    return 'repository'
  }
  if (kind === 'remote' && name !== '') {
    addRemote(changes, name)
    return kind
  }
  const [domain = '', feature = '', ...more] = name.split('/')
  if (kind !== 'feature' || domain === '' || feature === '' || more.length > 0) throw new Refusal(USAGE)
  addFeature(changes, domain, namesOf(feature, values.singular))
  return kind
}

await runToEnd(async () => {
  const changes = new Changes(values.outside === undefined ? ROOT : path.resolve(values.outside))
  const kind = await planned(changes)
  for (const file of await changes.write()) console.log(`  ${file}`)
  if (kind === 'feature') {
    const code = await step('Types of the tables', () =>
      exitCode(spawnChild(process.execPath, ['scripts/tables.ts'], { cwd: ROOT, stdio: 'inherit' })),
    )
    if (code !== 0)
      throw new Refusal('The files are written, but the types of the tables could not be made: run npm run tables.')
  }
  console.log(NEXT[kind])
})
