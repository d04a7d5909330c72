import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { withImplied } from '@comptoir/contracts/role-permissions'
import { USER_ROLES, type UserRole } from '@comptoir/contracts/roles'
import { randomUUID } from 'node:crypto'
import { Dice } from '../fuzz/dice.ts'
import { written, type Actor, type Draft } from '../fuzz/draft.ts'
import type { Operation } from '../fuzz/openapi.ts'
import { OWN_ROLE_PERMISSIONS } from '../fuzz/people.ts'
import { NOBODY } from '../fuzz/world.ts'
import { patiently } from '../tenants/stage.ts'
import type { PermissionStage } from './stage.ts'

/** Who asks: nobody who is signed in, somebody of another company, or somebody of the company in a role, built in or its own. */
export type Asker = 'nobody' | 'stranger' | UserRole
/** What becomes of a request before anything else is looked at. */
export type Verdict = 'admitted' | 'forbidden' | 'unknown' | 'signedOut'

/** One operation, what its declaration says to each asker, and what each was told. */
export interface MatrixRow {
  operation: Operation
  declared: Readonly<Record<Asker, Verdict>>
  observed: Readonly<Record<Asker, Verdict>>
}

export const ASKERS: readonly Asker[] = ['nobody', 'stranger', ...USER_ROLES]

const OF_OWN_ROLE = withImplied(OWN_ROLE_PERMISSIONS, [...PERMISSIONS.keys()])

/** What a route declares to somebody, by its one permission and the roles that hold it in the contracts. */
export function declaredTo({ permission, path }: Operation, asker: Asker): Verdict {
  if (permission === 'public') return 'admitted'
  if (asker === 'nobody') return 'signedOut'
  if (permission === 'superAdministrator' || permission === 'publisher') return 'forbidden'
  if (permission === 'signedIn') return 'admitted'
  if (asker === 'stranger') return path.includes('{companyId}') ? 'unknown' : 'admitted'
  return isHeldBy(permission, asker) ? 'admitted' : 'forbidden'
}

function isHeldBy(permission: string, role: UserRole): boolean {
  return role === 'own' ? OF_OWN_ROLE.includes(permission) : PERMISSIONS.get(permission)?.includes(role) === true
}

/** Asks for every operation as everybody, with nothing that it needs: who may not is refused before that is noticed. */
export async function readMatrix(stage: PermissionStage): Promise<MatrixRow[]> {
  const { company, foreign, people } = stage
  const actors = new Map<Asker, Actor>([['nobody', NOBODY]])
  const signIn = async (asker: Asker, email = ''): Promise<void> => {
    actors.set(asker, { name: email, token: await people.token(email) })
  }
  await signIn('stranger', foreign.people.find(({ role }) => role === 'administrator')?.email)
  for (const { role, email } of company.people) await signIn(role, email)
  const rows: MatrixRow[] = []
  for (const operation of stage.operations) {
    const observed = await Promise.all(
      ASKERS.map(async (asker) => [asker, await askAs(stage, operation, actors.get(asker) ?? NOBODY)] as const),
    )
    rows.push({
      operation,
      declared: verdicts(ASKERS.map((asker) => [asker, declaredTo(operation, asker)])),
      observed: verdicts(observed),
    })
  }
  return rows
}

function verdicts(entries: readonly (readonly [Asker, Verdict])[]): Record<Asker, Verdict> {
  return Object.fromEntries(entries) as Record<Asker, Verdict>
}

/** The cells of a row that differ. */
export function differences({ operation, declared, observed }: MatrixRow): string[] {
  return ASKERS.filter((asker) => declared[asker] !== observed[asker]).map(
    (asker) =>
      `${operation.name} (${operation.permission || 'no permission'}): ${asker} ${observed[asker]}, declared ${declared[asker]}`,
  )
}

const addresses = new Dice('permissions')

async function askAs({ client, company }: PermissionStage, operation: Operation, actor: Actor): Promise<Verdict> {
  const draft: Draft = {
    operation,
    method: operation.method,
    actor,
    params: { ...paramsOf(operation), companyId: company.companyId },
    query: {},
    headers: {},
    body: operation.body === null ? undefined : {},
    form: null,
    raw: null,
  }
  const { status, text } = await patiently(() => client.send(written(draft, addresses)))
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined
  if (code === 'auth.required') return 'signedOut'
  if (code === 'auth.forbidden' && status === 403) return 'forbidden'
  return code === 'company.notFound' && operation.path.includes('{companyId}') ? 'unknown' : 'admitted'
}

function paramsOf({ path }: Operation): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, randomUUID()]))
}
