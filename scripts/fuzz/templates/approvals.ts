import { PASSWORD } from '../people.ts'
import { ticketOf } from './counter.ts'
import type { Template } from './template.ts'

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

/** A cashier asks, and an administrator has a PIN. */
const approval: Template = async (world, draft) => {
  const approver = await world.role('administrator')
  await world.call(OWN_KEYS, { actor: approver, body: { pin: PIN, currentPassword: PASSWORD } })
  const { user } = await world.call<{ user: { id: string } }>('GET /api/users/me', { actor: approver })
  draft.actor = await world.role('cashier')
  draft.body = {
    permissions: [world.dice.pick(['sales.exceedDiscount', 'sales.editPrice'])],
    key: { kind: 'pin', userId: user.id, pin: PIN },
    ticket: ticketOf(world),
  }
}

const approvers: Template = ({ own, dice }, draft) => {
  draft.query = { registerId: dice.pick(own.registerIds), permissions: ['sales.exceedDiscount'] }
}

/** PINs, and what is approved by them. */
export const APPROVALS: Readonly<Record<string, Template>> = {
  [OWN_KEYS]: ownPin,
  'POST /api/{companyId}/counter-keys/own/proof': ownProof,
  'POST /api/{companyId}/approvals': approval,
  'GET /api/{companyId}/approvals/approvers': approvers,
}
