import { withFixture, type Fixture } from '../bench/fixture.ts'
import { startApi } from '../bench/processes.ts'
import { Client } from '../fuzz/client.ts'
import { Dice } from '../fuzz/dice.ts'
import { readOperations, type Operation } from '../fuzz/openapi.ts'
import { FOREIGN_WORD, People, type MadeCompany } from '../fuzz/people.ts'
import { prepareRows } from '../fuzz/prepare.ts'
import { World } from '../fuzz/world.ts'
import { send, sound } from '../tenants/stage.ts'

/** A company with two points of sale, people of every role who may enter the first alone, and a company beside it. */
export interface PermissionStage {
  fixture: Fixture
  client: Client
  people: People
  operations: readonly Operation[]
  /** Everything of the company, with people who may enter everywhere. */
  company: MadeCompany
  /** Seen by people who may enter the first point of sale alone. */
  bound: World
  otherPointOfSaleId: string
  foreign: MadeCompany
}

/** What the other point of sale has rows of, in the order in which they can be made. */
const FILLING = [
  'POST /api/{companyId}/cash-sessions',
  'POST /api/{companyId}/sales',
  'POST /api/{companyId}/sales-returns',
  'POST /api/{companyId}/client-payments',
  'POST /api/{companyId}/cash-movements',
  'POST /api/{companyId}/held-tickets',
  'POST /api/{companyId}/stock-adjustments',
  'POST /api/{companyId}/stock-counts',
  'POST /api/{companyId}/product-imports',
  'POST /api/{companyId}/stock-transfers',
]

/** Lends a stage, made anew and taken down afterwards. */
export function withPermissionStage<T>(seed: number, work: (stage: PermissionStage) => Promise<T>): Promise<T> {
  return withFixture(async (fixture) => {
    const people = await People.open(fixture)
    const settings = { JWT_SECRET: people.secret, LOGINS_PER_MINUTE: '999999', TRUST_PROXY: '127.0.0.1' }
    const api = await startApi(fixture, null, settings)
    const client = new Client(api.origin)
    try {
      const { operations } = await readOperations(api.origin)
      const [company, foreign] = [await people.company('Harissa'), await people.company('Mloukhia')]
      const parts = { operations, people, client, foreign }
      const bound = new World({ ...parts, own: await people.bound(company), dice: new Dice('bound', seed) })
      await prepareRows(bound, 'Bsissa')
      const everywhere = new World({ ...parts, own: company, dice: new Dice('everywhere', seed) })
      const otherPointOfSaleId = await anotherShop(everywhere, bound)
      return await work({ fixture, client, people, operations, company, bound, otherPointOfSaleId, foreign })
    } finally {
      client.close()
      await people.close()
      await api.stop()
    }
  }, 'none')
}

/** A second point of sale with a register that has sold, taken back and imported; its names have the word that nobody bound may read. */
async function anotherShop(everywhere: World, { goods, paymentMethodIds, own }: World): Promise<string> {
  const actor = await everywhere.role('administrator')
  const nowhere = { address: null, postalCode: null, city: null, phone: null }
  const shop = await everywhere.call<{ id: string }>('POST /api/{companyId}/points-of-sale', {
    actor,
    body: { code: 'ZZ', name: `${FOREIGN_WORD} Sfax`, ...nowhere },
  })
  const registerIds: string[] = []
  for (const code of ['1', '2', '3', '4']) {
    const register = await everywhere.call<{ id: string }>(
      'POST /api/{companyId}/points-of-sale/{pointOfSaleId}/registers',
      { actor, params: { pointOfSaleId: shop.id }, body: { code, name: `${FOREIGN_WORD} ${code}` } },
    )
    registerIds.push(register.id)
  }
  const there = new World({
    operations: [...everywhere.operations.values()],
    people: everywhere.people,
    client: everywhere.client,
    foreign: everywhere.foreign,
    own: { ...everywhere.own, pointOfSaleId: shop.id, registerIds },
    dice: new Dice('there'),
  })
  there.goods.push(...goods)
  there.paymentMethodIds = paymentMethodIds
  for (const name of FILLING) {
    const operation = everywhere.operations.get(name)
    const draft = operation && (await sound(there, operation))
    if (draft) await send(there, draft)
  }
  if (own.companyId !== everywhere.own.companyId) throw new Error('The two worlds are of two companies.')
  return shop.id
}
