import { parseArgs } from 'node:util'
import { Refusal } from './common/refusal.ts'
import { runToEnd } from './common/run-to-end.ts'
import { wholeNumber } from './common/whole-number.ts'
import { ASKERS, differences, type Verdict } from './permissions/matrix.ts'
import { checkPermissions } from './permissions/run.ts'

const USAGE = 'Usage: npm run check:permissions -- [--seed <number>] [--brief]'

const SIGNS: Readonly<Record<Verdict, string>> = { admitted: '✓', forbidden: '–', unknown: '404', signedOut: '401' }

/** Whether each route is open to the roles that it declares, in the points of sale that somebody may enter, and to nobody else. */
await runToEnd(async () => {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, brief: { type: 'boolean', default: false } },
  })
  const { matrix, unsaid, scope } = await checkPermissions(wholeNumber(values.seed, USAGE))
  if (!values.brief) {
    console.log(['operation', 'permission', ...ASKERS].join('\t'))
    for (const { operation, observed } of matrix)
      console.log([operation.name, operation.permission, ...ASKERS.map((asker) => SIGNS[observed[asker]])].join('\t'))
  }
  const wrong = matrix.flatMap(differences)
  for (const name of unsaid) console.log(`declares no permission: ${name}`)
  for (const difference of wrong) console.log(difference)
  for (const leak of scope.leaks) console.log(JSON.stringify(leak, null, 2))
  console.log(
    [
      `${matrix.length} operations, each with one permission but for ${unsaid.length}`,
      `${matrix.length * ASKERS.length} cells of roles and routes: ${wrong.length} differences between declared and observed`,
      `${scope.places} places that name a row of another point of sale of the company: ${scope.leaks.length} differences`,
    ].join('\n'),
  )
  if (unsaid.length + wrong.length + scope.leaks.length > 0)
    throw new Refusal('What is declared of permissions is not what is observed.')
  if (scope.places === 0) throw new Refusal('Nothing of another point of sale was named.')
})
