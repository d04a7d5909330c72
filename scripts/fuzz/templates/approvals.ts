import { PASSWORD } from '../people.ts'
import { ticketOf, withoutFloat } from './counter.ts'
import type { Template } from './template.ts'
import type { World } from '../world.ts'

const OWN_KEYS = 'PUT /api/{companyId}/counter-keys/own'

/** Always the same: one that was set meanwhile would make a wrong try of a request that was made before. */
const PIN = '4711'

const ownPin: Template = (_world, draft) => {
  draft.body = { pin: PIN, currentPassword: PASSWORD }
}

/** Whoever asks has set the PIN before. */
const ownProof: Template = async (world, draft) => {
  draft.actor = await world.role('administrator')
  await world.call(OWN_KEYS, { actor: draft.actor, body: { pin: PIN, currentPassword: PASSWORD } })
  draft.body = { kind: 'pin', pin: PIN }
}

async function pinOf(world: World, role: 'administrator' | 'manager'): Promise<object> {
  const actor = await world.role(role)
  await world.call(OWN_KEYS, { actor, body: { pin: PIN, currentPassword: PASSWORD } })
  const { user } = await world.call<{ user: { id: string } }>('GET /api/users/me', { actor })
  return { kind: 'pin', userId: user.id, pin: PIN }
}

/** A cashier asks, and an administrator has a PIN. */
const approval: Template = async (world, draft) => {
  const key = await pinOf(world, 'administrator')
  draft.actor = await world.role('cashier')
  draft.body = {
    permissions: [world.dice.pick(['sales.exceedDiscount', 'sales.editPrice'])],
    key,
    ticket: ticketOf(world),
  }
}

const approvers: Template = ({ own, dice }, draft) => {
  draft.query = { registerId: dice.pick(own.registerIds), permissions: ['sales.exceedDiscount'] }
}

/** Whoever is signed in sells again, by their password: tries of a PIN count together with those of approvals. */
const cashierSwitch: Template = async (world, draft) => {
  draft.actor = await world.role('manager')
  draft.body = { registerId: world.dice.pick(world.own.registerIds), key: { kind: 'password', password: PASSWORD } }
}

const cashiers: Template = ({ own, dice }, draft) => {
  draft.query = { registerId: dice.pick(own.registerIds) }
}

/** What lacks in a drawer is approved by who is signed in, who did not count it. */
const closing: Template = async (world, draft) => {
  draft.actor = await world.role('administrator')
  draft.params['id'] = await withoutFloat(world, 'cashier')
  draft.body = { comment: 'Le fonds est resté dans le coffre' }
}

/** The same for who counted it, by the PIN of somebody else. */
const closingHere: Template = async (world, draft) => {
  await approval(world, draft)
  const { key } = draft.body as { key: object }
  draft.params['id'] = await withoutFloat(world, 'cashier')
  draft.body = { comment: 'Le fonds est resté dans le coffre', key }
}

/** PINs, and what is approved by them. */
export const APPROVALS: Readonly<Record<string, Template>> = {
  [OWN_KEYS]: ownPin,
  'POST /api/{companyId}/counter-keys/own/proof': ownProof,
  'POST /api/{companyId}/approvals': approval,
  'GET /api/{companyId}/approvals/approvers': approvers,
  'POST /api/{companyId}/cashier-switches': cashierSwitch,
  'GET /api/{companyId}/cashier-switches/people': cashiers,
  'POST /api/{companyId}/cash-sessions/{id}/approve': closing,
  'POST /api/{companyId}/cash-sessions/{id}/approve-here': closingHere,
}
