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

const USAGE = `Say what to make:
  npm run new feature <domain>/<name in the plural> [-- --singular <name>]
  npm run new remote <name>`

const NEXT = {
  feature: `Next: translate the phrases that begin with TRANSLATE: in French and Arabic (the checks refuse them until then), give the entity its own fields, say what it is in GLOSSARY.md, and run npm test.`,
  remote: `Next: run npm install, translate the phrases that begin with TRANSLATE:, and add the first feature with npm run new feature.`,
}

function planned(changes: Changes): keyof typeof NEXT {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { singular: { type: 'string' } } })
  const [kind, name = ''] = positionals
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
  const changes = new Changes(ROOT)
  const kind = planned(changes)
  for (const file of changes.write()) console.log(`  ${file}`)
  if (kind === 'feature') {
    const code = await step('Types of the tables', () => exitCode(spawnChild(process.execPath, ['scripts/tables.ts'], { cwd: ROOT, stdio: 'inherit' })))
    if (code !== 0) throw new Refusal('The files are written, but the types of the tables could not be made: run npm run tables.')
  }
  console.log(NEXT[kind])
})
