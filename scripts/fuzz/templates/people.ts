import type { FormPart } from '../draft.ts'
import type { World } from '../world.ts'
import { importTemplates } from './imports.ts'
import type { Template } from './template.ts'

/** Certificates begin before they end. */
const client: Template = ({ dice }, draft) => {
  const certificate = {
    kind: dice.pick(['exemption', 'suspension']),
    number: dice.letters(8),
    issuedOn: '2026-01-05',
    validFrom: '2026-01-10',
    validUntil: `2026-${dice.whole(10, 12)}-15`,
  }
  draft.body = { ...Object(draft.body), code: `C-${dice.letters(12)}`, certificates: dice.pick([[], [certificate]]) }
}

function made(world: World, path: string, actor: Parameters<World['call']>[1]['actor'], body: object) {
  return world.call<{ id: string; version: number }>(`POST /api/{companyId}/${path}`, { actor, body })
}

/** Of two new ones the first goes up in the second. */
const merge =
  (path: 'clients' | 'suppliers', more: object): Template =>
  async (world, draft) => {
    const body = () => ({
      ...{ name: `Fusion ${world.dice.letters(10)}`, code: `M-${world.dice.letters(12)}` },
      ...{ phone: null, email: null, taxId: null, address: null, postalCode: null, city: null },
      ...more,
    })
    const from = await made(world, path, draft.actor, body())
    const into = await made(world, path, draft.actor, body())
    draft.params['id'] = from.id
    draft.body = { intoId: into.id, version: from.version }
  }

/** Somebody new, by their name. */
const erase =
  (path: 'clients' | 'suppliers' | 'representatives', more: object): Template =>
  async (world, draft) => {
    const name = `Inconnu ${world.dice.letters(10)}`
    const reach = { name, code: `E-${world.dice.letters(12)}`, phone: null, email: null }
    const { id, version } = await made(world, path, draft.actor, { ...reach, ...more })
    draft.params['id'] = id
    draft.body = { name, version }
  }

/** A code of its own. */
const coded: Template = ({ dice }, draft) => {
  draft.body = { ...Object(draft.body), code: `P-${dice.letters(12)}` }
}

const NOWHERE = { taxId: null, address: null, postalCode: null, city: null }
const NO_TERMS = { paymentDays: null, isPaymentAtMonthEnd: false, leadDays: null }

/** Of a new client: those of the seed may be merged or erased by now. */
const ofClient: Template = async (world, draft) => {
  const body = { kind: 'person', name: `Compte ${world.dice.letters(10)}`, phone: null, email: null, ...NOWHERE }
  const { id } = await made(world, 'clients', draft.actor, { ...body, code: `A-${world.dice.letters(12)}` })
  draft.params['id'] = id
}

/** Tiers of all categories, from different amounts on. */
const representative: Template = async (world, draft) => {
  await coded(world, draft)
  const { dice } = world
  const isClawedBack = dice.chance(0.5)
  const commissions = [0, 1000 * dice.whole(1, 900)].map((fromMinor) => ({
    ...{ categoryId: null, isClawedBack, fromMinor },
    rateMilli: dice.whole(0, 10_000),
  }))
  draft.body = { ...Object(draft.body), commissions: dice.pick([[], commissions]) }
}

function aFile({ dice }: World): FormPart[] {
  const rows = Array.from({ length: dice.whole(1, 5) }, () => `${dice.letters(8)},Inconnu ${dice.letters(6)},Tunis`)
  return [{ name: 'file', fileName: 'people.csv', content: `code,nom,ville\n${rows.join('\n')}\n` }]
}

const MATCHED = {
  mapping: { code: 'code', name: 'nom', city: 'ville' },
  ...{ matchBy: 'codeThenTaxId', onMatch: 'change' },
}

/** Clients, suppliers and representatives. */
export const PEOPLE: Readonly<Record<string, Template>> = {
  ...importTemplates('/api/{companyId}/clients/import', aFile, MATCHED),
  ...importTemplates('/api/{companyId}/suppliers/import', aFile, MATCHED),
  'POST /api/{companyId}/clients': client,
  'PUT /api/{companyId}/clients/{id}': client,
  'GET /api/{companyId}/client-accounts/{id}': ofClient,
  'POST /api/{companyId}/clients/{id}/erase': erase('clients', { kind: 'person', ...NOWHERE }),
  'POST /api/{companyId}/clients/{id}/merge': merge('clients', { kind: 'business' }),
  'POST /api/{companyId}/representatives': representative,
  'POST /api/{companyId}/representatives/{id}/erase': erase('representatives', {}),
  'PUT /api/{companyId}/representatives/{id}': representative,
  'POST /api/{companyId}/suppliers': coded,
  'PUT /api/{companyId}/suppliers/{id}': coded,
  'POST /api/{companyId}/suppliers/{id}/erase': erase('suppliers', { ...NOWHERE, ...NO_TERMS }),
  'POST /api/{companyId}/suppliers/{id}/merge': merge('suppliers', NO_TERMS),
}
