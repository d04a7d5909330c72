import { CASH_STEPS_MINOR } from '@comptoir/contracts/cash-steps'
import { PRICE_DISPLAYS } from '@comptoir/contracts/price-displays'
import { STOCK_POLICIES } from '@comptoir/contracts/stock-policies'
import { STOCK_VALUATIONS } from '@comptoir/contracts/stock-valuations'
import { LANGUAGES, PHRASE_FILES } from '@comptoir/i18n'
import type { Actor, FormPart } from '../draft.ts'
import { NotReady, type Known, type World } from '../world.ts'
import { PASSWORD } from '../people.ts'
import type { Template } from './template.ts'

/** The smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function profileOf(dice: World['dice'], hasPhoto: boolean): FormPart[] {
  const fields = {
    name: `Shop ${dice.letters(6)}`,
    email: `${dice.letters(8)}@fuzz.example`,
    phone: '+216 71748320',
    address: '14, avenue Habib Bourguiba',
    postalCode: '2070',
    city: 'La Marsa',
    taxId: '1234567R/A/M/000',
    countryCode: 'TN',
    defaultCurrencyCode: 'TND',
    legalForm: 'SARL',
    primaryManager: 'Amira Ben Salah',
    primaryManagerPhone: '+216 71748320',
    primaryManagerEmail: 'amira@fuzz.example',
    isVatSubject: 'true',
    isFodecSubject: 'false',
    isTaxStampSubject: 'false',
    defaultVatRate: '19',
    isMultiBatch: 'false',
    allowUnitPriceEntry: 'true',
    cashToleranceMinor: String(dice.whole(0, 100_000)),
    voucherValidityMonths: String(dice.whole(1, 120)),
    cashStepMinor: String(dice.pick(CASH_STEPS_MINOR)),
    stockPolicy: dice.pick(STOCK_POLICIES),
    stockValuation: dice.pick(STOCK_VALUATIONS),
    priceDisplay: dice.pick(PRICE_DISPLAYS),
  }
  const parts: FormPart[] = Object.entries(fields).map(([name, content]) => ({ name, content }))
  return hasPhoto ? [...parts, { name: 'photo', fileName: 'logo.png', content: PICTURE }] : parts
}

/** A company that its own first person made: nothing else is done in it. */
async function ownerOf(world: World): Promise<World['owners'][number]> {
  if (world.owners.length > 5) return world.dice.pick(world.owners)
  const [account, id] = [await world.people.account(), world.dice.id()]
  const before = await world.freshSession(account)
  const { version } = await world.call<{ version: number }>('PUT /api/company/{id}', {
    actor: before,
    params: { id },
    form: profileOf(world.dice, true),
  })
  const owner = { actor: await world.freshSession(account), companyId: id, version, hasPhoto: true }
  world.owners.push(owner)
  return owner
}

const profile: Template = async (world, draft) => {
  draft.form = profileOf(world.dice, world.dice.chance(0.3))
  draft.body = undefined
  if (world.dice.chance(0.5)) {
    draft.actor = await world.somebody()
    draft.params['id'] = world.dice.id()
    return
  }
  const { actor, companyId } = await ownerOf(world)
  draft.actor = actor
  draft.params['id'] = companyId
}

const asOwner: Template = async (world, draft) => {
  const { actor, companyId } = await ownerOf(world)
  draft.actor = actor
  draft.params['id'] = companyId
}

const REASON = { reason: 'because somebody asked for it' }

/** A company that super-administrators made, which nobody works in. */
async function spareCompany(world: World): Promise<string> {
  const pool = world.pool('companies')
  if (pool.length > 3) return world.dice.pick(pool).id
  const id = world.dice.id()
  await world.call<Known>('POST /api/superadmin/companies', {
    actor: await world.somebody({ isSuper: true }),
    body: {
      id,
      name: `Spare ${world.dice.letters(5)}`,
      currency: 'TND',
      administrator: { email: `${world.dice.letters(14)}@fuzz.example`, name: 'Amira', password: PASSWORD },
    },
  })
  return id
}

const ofSpare: Template = async (world, draft) => {
  draft.params['id'] = await spareCompany(world)
  if (draft.operation.body) draft.body = REASON
}

const ofPerson: Template = async (world, draft) => {
  const { name } = await world.somebody()
  const { data } = await world.call<{ data: { id: string }[] }>('GET /api/superadmin/users/paginated', {
    actor: draft.actor,
    query: { search: { text: name, fields: ['email'] } },
  })
  const [found] = data
  if (!found) throw new NotReady('The list of accounts does not find one by its e-mail.')
  draft.params['id'] = found.id
  if (draft.operation.body) draft.body = REASON
}

/** Going into a company ends the session: whoever does so is somebody new. */
const entering: Template = async (world, draft) => {
  draft.params['id'] = await spareCompany(world)
  draft.actor = await world.somebody({ isSuper: true })
  draft.body = { ...Object(draft.body), ...REASON }
}

/** Goes into a company as support. */
async function entered(world: World, { name }: Actor): Promise<Actor> {
  const actor = await world.freshSession(name, true)
  const params = { id: await spareCompany(world) }
  await world.call('POST /api/superadmin/companies/{id}/restore', { actor, params })
  const { token } = await world.call<{ token: string }>('POST /api/superadmin/companies/{id}/enter', {
    actor,
    params,
    body: REASON,
  })
  return { name, token, isSuper: true }
}

const leaving: Template = async (world, draft) => {
  draft.actor = await entered(world, await world.somebody({ isSuper: true }))
}

const writing: Template = async (world, draft) => {
  await leaving(world, draft)
  draft.body = REASON
}

const ofCheckpoint: Template = async (world, draft) => {
  const [date] = await world.call<string[]>('GET /api/superadmin/checkpoints', { actor: await world.supervisor() })
  draft.params['date'] = date ?? ''
}

const created: Template = ({ dice }, draft) => {
  draft.body = {
    id: dice.id(),
    name: `Spare ${dice.letters(5)}`,
    currency: dice.pick(['TND', 'EUR']),
    administrator: { email: `${dice.letters(14)}@fuzz.example`, name: 'Amira', password: PASSWORD },
  }
}

const inShop: Template = ({ own }, draft) => void (draft.query['pointOfSaleId'] = own.pointOfSaleId)

const stockOfGoods: Template = ({ own, goods, dice }, draft) => {
  draft.query['pointOfSaleId'] = own.pointOfSaleId
  draft.query['ids'] = `${dice.pick(goods).id},${dice.pick(goods).id}`
}

/** In the place of those that are there. */
const favourites: Template = async (world, draft) => {
  const { own, goods, dice } = world
  const query = { pointOfSaleId: own.pointOfSaleId }
  const { data } = await world.call<{ data: { productId: string }[] }>('GET /api/{companyId}/favourites', {
    ...{ actor: draft.actor, query },
  })
  draft.body = {
    ...query,
    favourites: [{ productId: dice.pick(goods).id, withVariants: false }],
    before: data.map(({ productId }) => productId),
  }
}

/** Nobody makes an entry: it is one that is there. */
const ofEntry: Template = async (world, draft) => {
  draft.actor = await world.role('administrator')
  const { data } = await world.call<{ data: Known[] }>('GET /api/{companyId}/audit-trail/paginated', {
    actor: draft.actor,
  })
  if (data.length === 0) throw new NotReady('The audit trail is empty.')
  draft.params['id'] = world.dice.pick(data).id
}

/** Companies as their owners and super-administrators have them. */
export const COMPANIES: Readonly<Record<string, Template>> = {
  'GET /api/{companyId}/audit-trail/{id}': ofEntry,
  'PUT /api/company/{id}': profile,
  'GET /api/company/{id}': asOwner,
  'GET /api/company/photo': asOwner,
  'POST /api/superadmin/companies': created,
  'POST /api/superadmin/companies/{id}/suspend': ofSpare,
  'POST /api/superadmin/companies/{id}/restore': ofSpare,
  'POST /api/superadmin/companies/{id}/enter': async (world, draft) => {
    await entering(world, draft)
    await world.call('POST /api/superadmin/companies/{id}/restore', { actor: draft.actor, params: draft.params })
  },
  'POST /api/superadmin/users/{id}/suspend': ofPerson,
  'POST /api/superadmin/users/{id}/restore': ofPerson,
  'POST /api/superadmin/leave': leaving,
  'POST /api/superadmin/write': writing,
  'GET /api/superadmin/checkpoints/{date}': ofCheckpoint,
  'GET /api/{companyId}/checkpoints/{date}': ofCheckpoint,
  // Whoever has no second factor would be let do nothing else.
  'PUT /api/{companyId}/second-factor-policy': (_, draft) => {
    draft.body = { requiredOf: 'nobody', graceDays: 30 }
  },
  'GET /api/{companyId}/products/find': inShop,
  'GET /api/{companyId}/counter-catalogue/stock': stockOfGoods,
  'GET /api/{companyId}/counter-catalogue/lots': inShop,
  'GET /api/{companyId}/best-sellers': inShop,
  'GET /api/{companyId}/favourites': inShop,
  'PUT /api/{companyId}/favourites': favourites,
  'GET /api/locales/{language}/{file}.json': ({ dice }, draft) => {
    draft.params['language'] = dice.pick(LANGUAGES)
    draft.params['file'] = dice.pick(PHRASE_FILES)
  },
}
