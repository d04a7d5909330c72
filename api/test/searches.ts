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
  PERIOD,
  piece,
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
} from './searched-rows.ts'
import {
  asked,
  byName,
  byNumber,
  chosen,
  file,
  known,
  list,
  numberInFile,
  rowsOf,
  search,
  worth,
  type Searched,
} from './search-ways.ts'
import { counting, counts } from './stock-counts.ts'
import { numberedTransfer } from './transfer-walk.ts'

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
  [`get ${COMPANY}/serial-numbers/paginated`]: [byNumber(piece, 'serial-numbers/paginated?search[text]=')],
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
