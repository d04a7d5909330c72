import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { wordsOf } from '@comptoir/contracts/words'
import { marksOf } from './role-matrix.ts'

const HEAD = `# What each role may do

Written by \`npm run tables\` from the permissions of the contracts; \`scripts/roles/role-matrix.ts\` is the table that a test
holds them to, cell by cell. A role is of a user in a company, and counts in the points of sale that the user may enter.
**✓** may, **own** for what is one's own, **approved** once somebody who may approved it, **–** may not. A company makes roles of its own of the same permissions, beside
these six; only \`roles.*\` and \`apiTokens.*\`, by which somebody could take any right, are in none of them.
Super-administrators hold no permission of a company: as support they read everything, and change data for a stated reason.

| Permission | Means | Administrator | Manager | Cashier | Stock keeper | Accountant | Read-only |
| --- | --- | --- | --- | --- | --- | --- | --- |
`

const FOOT = `
Two rules hold beyond the permissions. What a session of the counter should contain, and every sum from which it follows, is
shown before its close only with \`cashSessions.seeExpected\`; single tickets are shown, as they were to who sold them.
Whoever may not remove a record may not deactivate it either.
`

const SIGNS = { x: '✓', o: 'own', a: 'approved', '-': '–' } as const

/** The page of the documentation that shows every permission with its holders. */
export function rolesPage(): string {
  const rows = [...PERMISSIONS.keys()].sort().map((permission) => {
    const marks = marksOf(permission) ?? []
    return `| \`${permission}\` | ${meaningOf(permission)} | ${marks.map((mark) => SIGNS[mark]).join(' | ')} |\n`
  })
  return `${HEAD}${rows.join('')}${FOOT}`
}

function meaningOf(permission: string): string {
  const found = `permission.${permission}`.split('.').reduce<unknown>(below, wordsOf('en'))
  return typeof found === 'string' ? found : ''
}

function below(words: unknown, key: string): unknown {
  return typeof words === 'object' && words !== null ? Object.entries(words).find(([name]) => name === key)?.[1] : null
}
