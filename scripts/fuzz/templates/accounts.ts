import { createHmac } from 'node:crypto'
import { PASSWORD } from '../people.ts'
import { NOBODY, NotReady, type World } from '../world.ts'
import type { Template } from './template.ts'

const WAITS = 60
const WAIT_MS = 50

/** The token of the newest mail to somebody, waited for. */
export async function mailedToken(world: World, email: string): Promise<string> {
  for (let wait = 0; wait < WAITS; wait += 1) {
    const { data } = await world.call<{ data: { to: string; text: string }[] }>('GET /api/demo/mails', {
      actor: NOBODY,
    })
    const [, token] = /\?token=([A-Za-z0-9_-]+)/.exec(data.find(({ to }) => to === email)?.text ?? '') ?? []
    if (token !== undefined) return token
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new NotReady('A mail was not sent in time.')
}

const withoutCode: Template = async (world, draft) => {
  draft.body = { email: await world.people.account(), password: PASSWORD }
}

/** A link that confirms an account which somebody asked for. */
async function confirmationToken(world: World): Promise<string> {
  const email = `${world.dice.letters(16)}@fuzz.example`
  await world.call('POST /api/auth/sign-up', { actor: NOBODY, body: { company: 'A shop', name: 'Amira', email } })
  return mailedToken(world, email)
}

const pending: Template = async (world, draft) => {
  draft.body = { token: await confirmationToken(world) }
}

const confirm: Template = async (world, draft) => {
  draft.body = { token: await confirmationToken(world), password: `${world.dice.letters(20)} of nobody` }
}

const reset: Template = async (world, draft) => {
  const email = await world.people.account()
  await world.call('POST /api/auth/forgot-password', { actor: NOBODY, body: { email } })
  draft.body = { token: await mailedToken(world, email), password: `${world.dice.letters(20)} of nobody` }
}

const withCookie: Template = async (world, draft) => {
  const { name, cookie } = await world.browser(await world.people.account())
  draft.actor = { name, token: null, ...(cookie === undefined ? {} : { cookie }) }
}

const changed: Template = ({ dice }, draft) => {
  draft.body = { currentPassword: PASSWORD, newPassword: `${dice.letters(20)} of nobody` }
}

const anotherDevice: Template = async (world, draft) => {
  await world.freshSession(draft.actor.name)
  const { data } = await world.call<{ data: { id: string; isThisOne: boolean }[] }>('GET /api/users/me/devices', {
    actor: draft.actor,
  })
  draft.params['id'] = data.find(({ isThisOne }) => !isThisOne)?.id ?? ''
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The code of six digits that an authenticator shows for a secret in base32 (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const FACTOR = '/api/users/me/second-factor'

const confirmed: Template = async (world, draft) => {
  const { secret } = await world.call<{ secret: string }>(`POST ${FACTOR}`, { actor: draft.actor })
  draft.body = { code: codeOf(secret) }
}

const withFactor: Template = async (world, draft) => {
  const { secret } = await world.call<{ secret: string }>(`POST ${FACTOR}`, { actor: draft.actor })
  const body = { code: codeOf(secret) }
  const { codes } = await world.call<{ codes: string[] }>(`POST ${FACTOR}/confirm`, { actor: draft.actor, body })
  // A code of the authenticator works once.
  draft.body = { password: PASSWORD, code: codes[0] }
}

/** An enquiry that was sent just before: those of others may be removed meanwhile. */
const ofEnquiry: Template = async (world, draft) => {
  const email = `${world.dice.letters(14)}@fuzz.example`
  await world.call('POST /api/enquiries', {
    actor: draft.actor,
    body: {
      kind: 'contact',
      company: null,
      name: 'Amira',
      email,
      phone: null,
      datetime: null,
      message: 'Bonjour',
      language: 'fr',
      elapsedMs: 40_000,
    },
  })
  const { data } = await world.call<{ data: { id: string }[] }>('GET /api/superadmin/enquiries/paginated', {
    actor: draft.actor,
    query: { search: { text: email, fields: ['email'] } },
  })
  const [found] = data
  if (!found) throw new NotReady('The list of enquiries does not find one by its e-mail.')
  draft.params['id'] = found.id
}

/** A view of a list that there is; one that only its owner finds, for not everybody may share. */
const ofList: Template = (_world, draft) => {
  draft.body = { ...Object(draft.body), list: 'products', isShared: false }
}

/** Accounts: each is used once, so that nothing that is done to one is in the way of another. */
export const ACCOUNTS: Readonly<Record<string, Template>> = {
  'POST /api/auth/login': withoutCode,
  'POST /api/auth/refresh': withCookie,
  'POST /api/auth/logout': withCookie,
  'POST /api/auth/pending-sign-up': pending,
  'POST /api/auth/confirm-email': confirm,
  'POST /api/auth/reset-password': reset,
  'PUT /api/auth/change-password': changed,
  'DELETE /api/users/me/devices/{id}': anotherDevice,
  [`POST ${FACTOR}/confirm`]: confirmed,
  [`POST ${FACTOR}/recovery-codes`]: withFactor,
  [`POST ${FACTOR}/remove`]: withFactor,
  'POST /api/{companyId}/saved-views': ofList,
  'PUT /api/{companyId}/saved-views/default': (_world, draft) => {
    draft.body = { list: 'products', viewId: null }
  },
  'POST /api/enquiries': (_world, draft) => {
    const { website: _website, ...enquiry } = Object(draft.body) as Record<string, unknown>
    draft.body = enquiry
  },
  'POST /api/superadmin/enquiries/{id}/handle': ofEnquiry,
  'POST /api/superadmin/enquiries/{id}/reopen': ofEnquiry,
  'DELETE /api/superadmin/enquiries/{id}': ofEnquiry,
}
