import type { Discount } from '@comptoir/contracts/inventory/discounts'
import type { StockTotals } from '@comptoir/contracts/inventory/stock-levels'
import type { LotTerms } from '@comptoir/contracts/inventory/stock-lots'
import { aDiscount } from './discounts.ts'
import {
  accounts,
  activitySectors,
  adjustments,
  apiTokens,
  webhooks,
  attributes,
  bankAccounts,
  banks,
  barcodeRules,
  brands,
  categories,
  changed,
  clientGroups,
  clientMethods,
  clients,
  closing,
  companies,
  currency,
  discounts,
  documents,
  enquiries,
  once,
  PERIOD,
  points,
  products,
  representatives,
  roles,
  sessions,
  subcategories,
  supplierMethods,
  suppliers,
  taxes,
  units,
  users,
  vouchers,
  type Searching,
} from './searched-rows.ts'
import type { Caller } from './shop.ts'
import { counting, counts } from './stock-counts.ts'
import { numberedTransfer } from './transfer-walk.ts'

/** How the rows of an operation are made, and the names or numbers of those that it finds for what was typed. */
export interface Searched {
  by: 'name' | 'number'
  /** Answers what the rows are found by: their names, or the numbers that they were given. */
  make: (world: Searching) => Promise<readonly string[]>
  find: (world: Searching, typed: string) => Promise<string[]>
}

const asked = (typed: string): string => `search[text]=${encodeURIComponent(typed)}&limit=100`
/** Each row once, under the first of its columns that is known: other lists' rows may hang on it. */
const known = ({ names }: Searching, found: readonly string[]): string[] => names.filter((name) => found.includes(name))

async function rowsOf(caller: Caller, path: string): Promise<Record<string, unknown>[]> {
  const answer = await caller.get(path)
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json<{ data: Record<string, unknown>[] }>().data
}

type Make = (world: Searching) => Promise<unknown>

function byName(make: Make, find: Searched['find']): Searched {
  const made = once(make)
  return { by: 'name', find, make: async (world) => (await made(world), world.names) }
}

/** A paginated list, whose rows show their name in that field. */
function list(make: Make, path: string, field = 'name', who: 'caller' | 'above' = 'caller'): Searched {
  return byName(make, async (world, typed) =>
    known(
      world,
      (await rowsOf(world[who], `${path}/paginated?${asked(typed)}`)).map((row) => String(row[field])),
    ),
  )
}

/** `isOfShop`: rows are of each point of sale, and those are called by the same names. */
function file(make: Make, path: string, isOfShop = false): Searched {
  return byName(make, async (world, typed) => {
    const here = isOfShop ? `&filter[pointOfSale]=${world.shop.pointOfSaleId}` : ''
    const search = `search[text]=${encodeURIComponent(typed)}${here}`
    const { payload } = await world.caller.get(`${path}/export?format=csv&${search}`)
    return world.names.filter((name) => payload.includes(name))
  })
}

/** What the palette finds. */
function search(make: Make, path: string): Searched {
  return byName(make, async (world, typed) => {
    const hits = await rowsOf(world.caller, `${path}/search?text=${encodeURIComponent(typed)}`)
    return known(
      world,
      hits.map(({ title }) => String(title)),
    )
  })
}

/** The products of a discount that was saved, or of none that was refused for want of any. */
async function chosen(world: Searching, saving: ReturnType<Caller['post']>): Promise<string[]> {
  const answer = await saving
  if (answer.statusCode === 422) return []
  const saved = await world.caller.get(`discounts/${answer.json<Discount>().id}`)
  return known(
    world,
    (saved.json<Discount>().products ?? []).map(({ designation }) => designation),
  )
}

/** A list of what the product numbers. */
function byNumber(
  make: (world: Searching) => Promise<{ number: string; caller: Caller }>,
  path: string,
  field = 'number',
): Searched {
  return {
    by: 'number',
    make: async (world) => [(await make(world)).number],
    find: async (world, typed) => {
      const { caller } = await make(world)
      return (await rowsOf(caller, path + encodeURIComponent(typed))).map((row) => String(row[field]))
    },
  }
}

/** The same in the file of such a list: the number, or a row that should not be there. */
function numberInFile(make: (world: Searching) => Promise<{ number: string; caller: Caller }>, path: string): Searched {
  return {
    by: 'number',
    make: async (world) => [(await make(world)).number],
    find: async (world, typed) => {
      const { number, caller } = await make(world)
      const { body } = await caller.get(`${path}/export?format=csv&search[text]=${encodeURIComponent(typed)}`)
      const [, ...rows] = body.trimEnd().split('\r\n')
      return rows.map((row) => (row.includes(number) ? number : row))
    },
  }
}

/** What the products found are worth together, each of them twice the one before. */
function worth<Sum>(path: string, valueOf: (sum: Sum) => number | null): Searched {
  return byName(products, async (world, typed) => {
    const answer = await world.caller.get(`${path}?search[text]=${encodeURIComponent(typed)}`)
    const value = valueOf(answer.json<Sum>()) ?? 0
    return world.names.filter((_name, at) => Math.floor(value / 2 ** at) % 2 === 1)
  })
}

const COMPANY = '/api/{companyId}'

/** Every operation that searches, as the OpenAPI document calls it. */
export const SEARCHED: Readonly<Record<string, readonly Searched[]>> = {
  [`get ${COMPANY}/clients/paginated`]: [list(clients, 'clients')],
  [`get ${COMPANY}/clients/export`]: [file(clients, 'clients')],
  [`get ${COMPANY}/clients/search`]: [search(clients, 'clients')],
  [`get ${COMPANY}/client-groups/paginated`]: [list(clientGroups, 'client-groups')],
  [`get ${COMPANY}/client-groups/export`]: [file(clientGroups, 'client-groups')],
  [`get ${COMPANY}/activity-sectors/paginated`]: [list(activitySectors, 'activity-sectors')],
  [`get ${COMPANY}/activity-sectors/export`]: [file(activitySectors, 'activity-sectors')],
  [`get ${COMPANY}/suppliers/paginated`]: [list(suppliers, 'suppliers')],
  [`get ${COMPANY}/suppliers/export`]: [file(suppliers, 'suppliers')],
  [`get ${COMPANY}/suppliers/search`]: [search(suppliers, 'suppliers')],
  [`get ${COMPANY}/representatives/paginated`]: [list(representatives, 'representatives')],
  [`get ${COMPANY}/representatives/export`]: [file(representatives, 'representatives')],
  [`get ${COMPANY}/representatives/search`]: [search(representatives, 'representatives')],
  [`get ${COMPANY}/roles/paginated`]: [list(roles, 'roles')],
  [`get ${COMPANY}/roles/export`]: [file(roles, 'roles')],
  [`get ${COMPANY}/users/paginated`]: [list(users, 'users')],
  [`get ${COMPANY}/users/export`]: [file(users, 'users')],
  [`get ${COMPANY}/banks/paginated`]: [list(banks, 'banks')],
  [`get ${COMPANY}/banks/export`]: [file(banks, 'banks')],
  [`get ${COMPANY}/bank-accounts/paginated`]: [list(bankAccounts, 'bank-accounts')],
  [`get ${COMPANY}/bank-accounts/export`]: [file(bankAccounts, 'bank-accounts')],
  [`get ${COMPANY}/client-payment-methods/paginated`]: [list(clientMethods, 'client-payment-methods')],
  [`get ${COMPANY}/client-payment-methods/export`]: [file(clientMethods, 'client-payment-methods')],
  [`get ${COMPANY}/supplier-payment-methods/paginated`]: [list(supplierMethods, 'supplier-payment-methods')],
  [`get ${COMPANY}/supplier-payment-methods/export`]: [file(supplierMethods, 'supplier-payment-methods')],
  [`get ${COMPANY}/currencies/paginated`]: [byNumber(currency, 'currencies/paginated?search[text]=', 'code')],
  [`get ${COMPANY}/currencies/export`]: [numberInFile(currency, 'currencies')],
  [`get ${COMPANY}/api-tokens/paginated`]: [list(apiTokens, 'api-tokens')],
  [`get ${COMPANY}/webhooks/paginated`]: [list(webhooks, 'webhooks')],
  [`get ${COMPANY}/tax-parameters/paginated`]: [list(taxes, 'tax-parameters')],
  [`get ${COMPANY}/units/paginated`]: [list(units, 'units')],
  [`get ${COMPANY}/units/export`]: [file(units, 'units')],
  [`get ${COMPANY}/attributes/paginated`]: [list(attributes, 'attributes')],
  [`get ${COMPANY}/attributes/export`]: [file(attributes, 'attributes')],
  [`get ${COMPANY}/brands/paginated`]: [list(brands, 'brands')],
  [`get ${COMPANY}/brands/export`]: [file(brands, 'brands')],
  [`get ${COMPANY}/categories/paginated`]: [list(categories, 'categories')],
  [`get ${COMPANY}/categories/export`]: [file(categories, 'categories')],
  [`get ${COMPANY}/subcategories/paginated`]: [list(subcategories, 'subcategories')],
  [`get ${COMPANY}/subcategories/export`]: [file(subcategories, 'subcategories')],
  [`get ${COMPANY}/barcode-rules/paginated`]: [list(barcodeRules, 'barcode-rules')],
  [`get ${COMPANY}/barcode-rules/export`]: [file(barcodeRules, 'barcode-rules')],
  [`get ${COMPANY}/points-of-sale/paginated`]: [list(points, 'points-of-sale')],
  [`get ${COMPANY}/points-of-sale/export`]: [file(points, 'points-of-sale')],
  [`get ${COMPANY}/products/paginated`]: [list(products, 'products', 'designation')],
  [`get ${COMPANY}/products/export`]: [file(products, 'products')],
  [`get ${COMPANY}/stock-levels/paginated`]: [list(products, 'stock-levels', 'designation')],
  [`get ${COMPANY}/stock-levels/export`]: [file(products, 'stock-levels')],
  [`get ${COMPANY}/stock-levels/totals`]: [worth('stock-levels/totals', (total: StockTotals) => total.valueMinor)],
  [`get ${COMPANY}/stock-lots/paginated`]: [list(products, 'stock-lots', 'designation')],
  [`get ${COMPANY}/stock-lots/export`]: [file(products, 'stock-lots')],
  [`get ${COMPANY}/stock-lots/terms`]: [worth('stock-lots/terms', ({ terms }: LotTerms) => terms[1]?.valueMinor ?? 0)],
  [`get ${COMPANY}/stock-reorder/paginated`]: [list(products, 'stock-reorder', 'designation')],
  [`get ${COMPANY}/stock-reorder/export`]: [file(products, 'stock-reorder', true)],
  [`get ${COMPANY}/products/ids`]: [
    byName(products, async (world, typed) => {
      const designationOf = await products(world)
      const answer = await world.caller.get(`products/ids?search[text]=${encodeURIComponent(typed)}`)
      return answer.json<{ data: string[] }>().data.flatMap((id) => designationOf.get(id) ?? [])
    }),
  ],
  [`get ${COMPANY}/products/find`]: [
    byName(products, async (world, typed) => {
      const path = `products/find?pointOfSaleId=${world.shop.pointOfSaleId}&text=${encodeURIComponent(typed)}`
      return known(
        world,
        (await rowsOf(world.caller, path)).map(({ designation }) => String(designation)),
      )
    }),
  ],
  [`get ${COMPANY}/products/search`]: [search(products, 'products')],
  [`get ${COMPANY}/discounts/paginated`]: [list(discounts, 'discounts')],
  [`get ${COMPANY}/discounts/export`]: [file(discounts, 'discounts')],
  [`post ${COMPANY}/discounts/overlaps`]: [
    byName(discounts, async (world, text) => {
      const answer = await world.caller.post('discounts/overlaps', { ...PERIOD, selection: { search: { text } } })
      return known(
        world,
        answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name),
      )
    }),
  ],
  [`post ${COMPANY}/discounts`]: [
    byName(products, async (world, text) => {
      return chosen(world, world.caller.post('discounts', aDiscount({ selection: { search: { text } } })))
    }),
  ],
  [`put ${COMPANY}/discounts/{id}`]: [
    byName(products, async (world, text) => {
      const { id } = await changed(world)
      const { version } = (await world.caller.get(`discounts/${id}?products=false`)).json<Discount>()
      const body = aDiscount({ selection: { search: { text } } })
      return chosen(world, world.caller.put(`discounts/${id}`, body, { 'if-match': `"${version}"` }))
    }),
  ],
  [`get ${COMPANY}/cash-sessions/paginated`]: [list(sessions, 'cash-sessions', 'registerName')],
  [`get ${COMPANY}/cash-sessions/export`]: [file(sessions, 'cash-sessions')],
  [`get ${COMPANY}/sales/paginated`]: [
    list(documents, 'sales', 'client'),
    byNumber(async (world) => ({ ...world, number: (await documents(world)).sale }), 'sales/paginated?search[text]='),
  ],
  [`get ${COMPANY}/sales/export`]: [
    file(documents, 'sales'),
    numberInFile(async (world) => ({ ...world, number: (await documents(world)).sale }), 'sales'),
  ],
  [`get ${COMPANY}/sales/search`]: [
    byNumber(async (world) => ({ ...world, number: (await documents(world)).sale }), 'sales/search?text=', 'title'),
  ],
  [`get ${COMPANY}/sales-returns/paginated`]: [
    list(documents, 'sales-returns', 'client'),
    byNumber(
      async (world) => ({ ...world, number: (await documents(world)).return }),
      'sales-returns/paginated?search[text]=',
    ),
  ],
  [`get ${COMPANY}/sales-returns/export`]: [
    file(documents, 'sales-returns'),
    numberInFile(async (world) => ({ ...world, number: (await documents(world)).return }), 'sales-returns'),
  ],
  [`get ${COMPANY}/vouchers/paginated`]: [byNumber(vouchers, 'vouchers/paginated?search[text]=')],
  [`get ${COMPANY}/vouchers/export`]: [numberInFile(vouchers, 'vouchers')],
  [`get ${COMPANY}/client-payments/paginated`]: [
    list(documents, 'client-payments', 'client'),
    byNumber(
      async (world) => ({ ...world, number: (await documents(world)).payment }),
      'client-payments/paginated?search[text]=',
    ),
  ],
  [`get ${COMPANY}/client-payments/export`]: [
    file(documents, 'client-payments'),
    numberInFile(async (world) => ({ ...world, number: (await documents(world)).payment }), 'client-payments'),
  ],
  [`get ${COMPANY}/stock-adjustments/paginated`]: [byNumber(adjustments, 'stock-adjustments/paginated?search[text]=')],
  [`get ${COMPANY}/stock-adjustments/export`]: [numberInFile(adjustments, 'stock-adjustments')],
  [`get ${COMPANY}/stock-counts/paginated`]: [byNumber(counts, 'stock-counts/paginated?search[text]=')],
  [`get ${COMPANY}/stock-counts/{id}/lines`]: [
    byName(counting, async (world, typed) => {
      const { caller, id } = await counting(world)
      return (await rowsOf(caller, `stock-counts/${id}/lines?${asked(typed)}`)).map((row) => String(row['designation']))
    }),
  ],
  [`get ${COMPANY}/stock-transfers/paginated`]: [byNumber(numberedTransfer, 'stock-transfers/paginated?search[text]=')],
  [`get ${COMPANY}/stock-transfers/export`]: [numberInFile(numberedTransfer, 'stock-transfers')],
  [`get ${COMPANY}/fiscal-closings/paginated`]: [byNumber(closing, 'fiscal-closings/paginated?search[text]=')],
  [`get ${COMPANY}/fiscal-closings/export`]: [numberInFile(closing, 'fiscal-closings')],
  'get /api/superadmin/companies/paginated': [list(companies, '/superadmin/companies', 'name', 'above')],
  'get /api/superadmin/users/paginated': [list(accounts, '/superadmin/users', 'name', 'above')],
  'get /api/superadmin/enquiries/paginated': [list(enquiries, '/superadmin/enquiries', 'name', 'above')],
}
