import { PASSWORD } from '../people.ts'
import { NOBODY, type Known, type World } from '../world.ts'
import { mailedToken } from './accounts.ts'
import type { Template } from './template.ts'

/** Somebody whom a manager, too, may invite: of fewer rights, in the points of sale that they may enter. */
function anInput({ dice, own }: World, email = `${dice.letters(16)}@fuzz.example`): object {
  return {
    email,
    name: `Sonia ${dice.letters(6)}`,
    role: dice.pick(['cashier', 'stockKeeper']),
    pointOfSaleIds: dice.chance(0.5) ? null : [own.pointOfSaleId],
  }
}

/** Invites somebody anew: a mail goes to nobody more than a few times. */
async function invited(world: World, email?: string): Promise<{ id: string; email: string }> {
  return world.call<Known & { email: string }>('POST /api/{companyId}/users', {
    actor: await world.role('administrator'),
    body: anInput(world, email),
  })
}

const ofInput: Template = (world, draft) => {
  draft.body = anInput(world)
}

const changed: Template = async (world, draft) => {
  const { id, email } = await invited(world)
  draft.params['id'] = id
  draft.body = anInput(world, email)
  draft.headers = {}
}

const ofInvited: Template = async (world, draft) => {
  draft.params['id'] = (await invited(world)).id
}

const asked: Template = async (world, draft) => {
  const { email } = await invited(world)
  draft.body = { token: await mailedToken(world, email) }
}

const accepted: Template = async (world, draft) => {
  const { email } = await invited(world)
  draft.body = {
    token: await mailedToken(world, email),
    name: 'Sonia',
    password: `${world.dice.letters(20)} of nobody`,
    language: 'ar',
  }
}

const joined: Template = async (world, draft) => {
  const { email } = await invited(world, await world.people.account())
  draft.actor = NOBODY
  draft.body = { token: await mailedToken(world, email), password: PASSWORD }
}

/** The session that goes to another company ends: it is one of its own. */
const going: Template = async (world, draft) => {
  draft.actor = await world.freshSession(world.own.people[0]?.email ?? '')
  draft.params['id'] = world.own.companyId
}

/** Rights that there are; which of them does not matter. */
const role: Template = ({ dice }, draft) => {
  draft.body = {
    ...Object(draft.body),
    name: `Rôle ${dice.letters(8)}`,
    permissions: dice.chance(0.5) ? ['brands.write', 'clients.read'] : ['products.export'],
  }
}

/** The people of a company, and their answers to invitations. */
export const USERS: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/roles': role,
  'PUT /api/{companyId}/roles/{id}': role,
  'POST /api/{companyId}/users': ofInput,
  'PUT /api/{companyId}/users/{id}': changed,
  'DELETE /api/{companyId}/users/{id}': ofInvited,
  'POST /api/{companyId}/users/{id}/resend': ofInvited,
  'POST /api/users/me/companies/{id}/open': going,
  'POST /api/auth/pending-invitation': asked,
  'POST /api/auth/accept-invitation': accepted,
  'POST /api/auth/join': joined,
}
