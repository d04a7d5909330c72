import type { Draft } from '../draft.ts'
import type { World } from '../world.ts'
import type { Template } from './template.ts'

const GROUPS = '/api/{companyId}/variant-groups'

interface Group {
  id: string
  variants: { product: { id: string; version: number }; values: { id: string }[] }[]
}

interface Beginning {
  productId: string
  valueIds: string[]
  combinations: { valueIds: string[] }[]
  /** A value that no combination has yet. */
  free: string
}

const values = ({ dice }: World, count: number): { name: string }[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${dice.letters(4)} ${at}` }))

/** A new product, and an attribute with values for two variants and one more. */
async function beginning(world: World, { actor }: Draft): Promise<Beginning> {
  const { dice } = world
  const attribute = await world.call<{ values: { id: string }[] }>('POST /api/{companyId}/attributes', {
    actor,
    body: { name: `Taille ${dice.letters(10)}`, values: values(world, 3) },
  })
  const product = {
    ...{ code: `F-${dice.letters(10)}`, designation: 'Article', barcodes: [], location: null, packageQuantity: null },
    ...{ isFodec: false, categoryId: null, subcategoryId: null, brandId: null, unitId: null },
    ...{ priceBasis: 'ttc', price: 0, vatRate: 19 },
  }
  const { id } = await world.call<{ id: string }>('POST /api/{companyId}/products', { actor, body: product })
  const [first = '', second = '', free = ''] = attribute.values.map((value) => value.id)
  return { productId: id, valueIds: [first], combinations: [{ valueIds: [second] }], free }
}

async function aGroup(world: World, draft: Draft): Promise<Group & { free: string }> {
  const { free, ...body } = await beginning(world, draft)
  const group = await world.call<Group>(`POST ${GROUPS}`, { actor: draft.actor, body })
  draft.params['id'] = group.id
  return { ...group, free }
}

/** Groups of variants, each of products and values of its own. */
export const VARIANTS: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/attributes': (world, draft) => {
    draft.body = { name: `Attribut ${world.dice.letters(10)}`, values: values(world, world.dice.whole(0, 4)) }
  },
  'PUT /api/{companyId}/attributes/{id}': (world, draft) => {
    draft.body = { name: `Attribut ${world.dice.letters(10)}`, values: values(world, 2) }
  },
  [`POST ${GROUPS}`]: async (world, draft) => {
    const { free: _, ...body } = await beginning(world, draft)
    draft.body = body
  },
  [`POST ${GROUPS}/{id}/variants`]: async (world, draft) => {
    const { free, variants } = await aGroup(world, draft)
    draft.body = { modelId: variants[0]?.product.id, combinations: [{ valueIds: [free] }] }
  },
  [`PUT ${GROUPS}/{id}/variants`]: async (world, draft) => {
    const { variants } = await aGroup(world, draft)
    draft.body = {
      variants: variants.map(({ product: { id, version } }) => ({
        id,
        version,
        code: `V-${world.dice.letters(10)}`,
        barcodes: [world.dice.letters(13)],
        price: world.dice.whole(1, 90_000) / 1000,
        isActive: world.dice.chance(0.8),
      })),
    }
  },
  [`DELETE ${GROUPS}/{id}/variants/{productId}`]: async (world, draft) => {
    const { variants } = await aGroup(world, draft)
    draft.params['productId'] = variants[0]?.product.id ?? ''
  },
  [`DELETE ${GROUPS}/{id}`]: async (world, draft) => void (await aGroup(world, draft)),
}
