import { describe, expect, test } from '@jest/globals'
import { DISCOUNT_FILE_LIMITS, type DiscountImport } from '@comptoir/contracts/inventory/discount-import'
import type { Discount, DiscountRow } from '@comptoir/contracts/inventory/discounts'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { freshProducts, putDiscount } from '../../../../test/discounts.ts'
import { aForm } from '../../../../test/multipart.ts'
import { putProduct } from '../../../../test/products.ts'
import { anOutsider, aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const HEADERS = 'Nom;Date de début;Date de fin;Pourcentage;Code du produit'

function send(caller: Caller, lines: string | readonly string[], fields: Record<string, string> = {}) {
  const content = typeof lines === 'string' ? lines : [HEADERS, ...lines].join('\r\n')
  const { payload, headers } = aForm(fields, { name: 'remises.csv', content })
  return caller.post('discounts/import', payload, { ...headers, 'accept-language': 'fr' })
}

async function answer(...sent: Parameters<typeof send>): Promise<DiscountImport> {
  const { statusCode, json } = await send(...sent)
  expect(statusCode).toBe(200)
  return json<DiscountImport>()
}
const apply = (caller: Caller, lines: string | readonly string[]): Promise<DiscountImport> =>
  answer(caller, lines, { apply: 'true' })

async function aCatalogue() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const milk = await putProduct(manager, { code: 'LAIT', designation: 'Lait' })
  const tea = await putProduct(manager, { code: 'THE', designation: 'Thé' })
  const list = async (): Promise<DiscountRow[]> =>
    (await manager.get('discounts/paginated?order[field]=name')).json<PaginatedOf<DiscountRow>>().data
  const productsOf = async ({ id }: { id: string }): Promise<string[]> =>
    (await manager.get(`discounts/${id}`)).json<Discount>().products?.map(({ code }) => code) ?? []
  return { shop, manager, milk, tea, list, productsOf }
}

describe('a file of discounts', () => {
  test('is looked at first, and changes nothing; then it is carried out', async () => {
    const { manager, list, productsOf } = await aCatalogue()
    const lines = [
      'Été;01/07/2026;15/08/2026;30%;LAIT',
      ';;;;THE',
      'Thé du soir;2026-09-01 18:00;2026-09-02 23:00;12,5;THE',
    ]
    const looked = await answer(manager, lines)
    expect(looked).toMatchObject({ isApplied: false, rowCount: 3, faultCount: 0, faults: [] })
    expect(looked.discounts).toEqual([
      {
        name: 'Été',
        startDate: '2026-06-30T23:00:00.000Z',
        endDate: '2026-08-15T22:59:00.000Z',
        pourcentage: 30,
        productCount: 2,
        outcome: 'created',
      },
      {
        name: 'Thé du soir',
        startDate: '2026-09-01T17:00:00.000Z',
        endDate: '2026-09-02T22:00:00.000Z',
        pourcentage: 12.5,
        productCount: 1,
        outcome: 'created',
      },
    ])
    expect(await list()).toEqual([])
    expect(await apply(manager, lines)).toEqual({ ...looked, isApplied: true })
    const [summer, evening] = await list()
    expect([summer?.name, evening?.name]).toEqual(['Été', 'Thé du soir'])
    expect(await productsOf(summer ?? { id: '' })).toEqual(['LAIT', 'THE'])
    expect((await answer(manager, lines)).discounts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  })

  test('gives a discount of a known name its terms and exactly its products, and leaves the others alone', async () => {
    const { shop, manager, milk, tea, list, productsOf } = await aCatalogue()
    await putDiscount(manager, { name: 'Ramadan', pourcentage: 10, products: [milk] })
    await putDiscount(manager, { name: 'Hiver', pourcentage: 20, products: [tea] })
    const { discounts } = await apply(manager, ['RAMADAN;2027-02-08;2027-03-10;15;THE'])
    expect(discounts).toMatchObject([{ name: 'RAMADAN', outcome: 'changed', pourcentage: 15, productCount: 1 }])
    const [winter, ramadan] = await list()
    expect(winter).toMatchObject({ name: 'Hiver', pourcentage: 20, version: 1 })
    expect(ramadan).toMatchObject({ name: 'RAMADAN', pourcentage: 15, version: 2 })
    expect(await productsOf(ramadan ?? { id: '' })).toEqual(['THE'])
    const trail = (await (await shop.as('administrator')).get('audit-trail/paginated')).json<
      PaginatedOf<{ action: string }>
    >()
    expect(trail.data.filter(({ action }) => action === 'discount.updated')).toHaveLength(1)
  })

  test('leaves a discount of a known name as it is when a line of it stays out', async () => {
    const { manager, milk, tea, list } = await aCatalogue()
    await putDiscount(manager, { name: 'Ramadan', pourcentage: 10, products: [milk, tea] })
    await putDiscount(manager, { name: 'Hiver', pourcentage: 20, products: [milk, tea] })
    const { discounts, faultCount } = await apply(manager, [
      'Ramadan;2027-02-08;2027-03-10;15;LAIT',
      ';;;;THÉ',
      'Hiver;2027-02-08;2027-03-10;15;LAIT',
      ';;;40;THE',
    ])
    expect([discounts, faultCount]).toEqual([[], 2])
    expect((await list()).map(({ version, productCount }) => [version, productCount])).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  test('is told line by line what stays out; what is sound goes in', async () => {
    const { manager, list } = await aCatalogue()
    const { discounts, faults, faultCount } = await apply(manager, [
      'Bonne;01/07/2026;15/08/2026;30;LAIT',
      'Bonne;;;;INCONNU',
      'Bonne;;;40;THE',
      'Sans fin;01/07/2026;;30;LAIT',
      'Mal écrite;demain;15/08/2026;30;LAIT',
      'Trop fine;01/07/2026;15/08/2026;12,55;LAIT',
      'À rebours;15/08/2026;01/07/2026;30;LAIT',
      'Sans produit;01/07/2026;15/08/2026;30;',
      `${'n'.repeat(121)};01/07/2026;15/08/2026;30;LAIT`,
    ])
    expect(faults.map(({ row, column, value, message }) => [row, column, value, message])).toEqual([
      [3, 'product', 'INCONNU', 'Aucun produit ne porte ce code'],
      [4, 'pourcentage', '40', 'La ligne 2 dit autre chose de la même remise'],
      [5, 'endDate', '', 'La date de fin est obligatoire'],
      [6, 'startDate', 'demain', expect.stringContaining('Ce n’est pas une date')],
      [7, 'pourcentage', '12,55', expect.stringContaining('Le pourcentage a une décimale au plus')],
      [8, 'endDate', '01/07/2026', 'La date de fin doit être postérieure à la date de début'],
      [9, 'product', '', 'Sélectionnez au moins un produit'],
      [10, 'name', '', 'Le nom dépasse 120 caractères'],
    ])
    expect(faultCount).toBe(8)
    expect(discounts).toMatchObject([{ name: 'Bonne', productCount: 1 }])
    expect((await list()).map(({ name }) => name)).toEqual(['Bonne'])
  })

  test('of several hundred faults lists the first and counts all', async () => {
    const { manager } = await aCatalogue()
    const lines = Array.from({ length: 250 }, (_, index) => `Remise;01/07/2026;15/08/2026;30;X${index}`)
    const { faults, faultCount, discounts } = await answer(manager, lines)
    expect([faults.length, faultCount, discounts.length]).toEqual([200, 251, 0])
  })

  test.each(['en', 'fr', 'ar'])(
    'that was written here in %s is read back without a change, whatever its names',
    async (language) => {
      const { manager, milk, tea } = await aCatalogue()
      await putDiscount(manager, { name: '=1+1; "Été"', pourcentage: 12.5, products: [milk, tea] })
      await putDiscount(manager, { name: `L'heure "douce"`, pourcentage: 5, products: [tea] })
      const file = await manager.get('discounts/import/file', { 'accept-language': language })
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(file.headers['content-disposition']).toContain('.csv')
      const read = await answer(manager, file.body)
      expect(read).toMatchObject({ rowCount: 3, faultCount: 0 })
      expect(read.discounts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
      // In another company with the same products it makes the same discounts.
      const other = await aCatalogue()
      await apply(other.manager, file.body)
      expect((await other.manager.get('discounts/import/file', { 'accept-language': language })).body).toBe(file.body)
    },
  )
})

describe('a file that was written here', () => {
  test('keeps a name that begins as a formula does, in wide signs too', async () => {
    const { manager, milk } = await aCatalogue()
    const names = ['＝1', '＋2', '－3', '＠4', '+5', '-6', '@7', "'-8", "''=9", "'10"]
    for (const name of names) await putDiscount(manager, { name, products: [milk] })
    const { body } = await manager.get('discounts/import/file')
    const { discounts, faultCount } = await answer(manager, body)
    expect(faultCount).toBe(0)
    expect(discounts.map(({ outcome }) => outcome)).toEqual(names.map(() => 'unchanged'))
  })

  test('has no fault in a discount whose last product was deleted, but does not make one without products', async () => {
    const { manager, milk, list } = await aCatalogue()
    await putDiscount(manager, { name: 'Vide', products: [milk] })
    expect((await manager.delete(`products/${milk.id}`)).statusCode).toBeLessThan(300)
    const { body } = await manager.get('discounts/import/file')
    expect(await apply(manager, body)).toMatchObject({
      faultCount: 0,
      discounts: [{ name: 'Vide', productCount: 0, outcome: 'unchanged' }],
    })
    expect(await list()).toMatchObject([{ name: 'Vide', version: 1 }])
    const other = await aCatalogue()
    expect(await answer(other.manager, body)).toMatchObject({ faultCount: 1, discounts: [] })
    const later = body.replace('10%', '11%')
    expect(await answer(manager, later)).toMatchObject({ faultCount: 1, discounts: [] })
  })

  test('is refused where the import would refuse it', async () => {
    const { shop, manager, milk } = await aCatalogue()
    const { admin } = open()
    await putDiscount(manager, { name: 'Première', products: [milk] })
    const rows = Array.from({ length: DISCOUNT_FILE_LIMITS.discounts }, (_, index) => ({
      company_id: shop.companyId,
      id: newId(),
      name: `Remise de masse ${index}`,
      starts_at: new Date('2026-03-01T00:00:00Z'),
      ends_at: new Date('2026-03-31T00:00:00Z'),
      rate_milli: 10_000,
      search_text: `remise de masse ${index}`,
      created_at: new Date('2026-03-01T00:00:00Z'),
    }))
    await admin.insertInto('discount').values(rows.slice(1)).execute()
    expect((await manager.get('discounts/import/file')).statusCode).toBe(200)
    await admin.insertInto('discount').values(rows.slice(0, 1)).execute()
    const problem = await refuses(manager.get('discounts/import/file'), 'discountImport.tooMuchForFile')
    expect(problem.message).toContain('500')
  })

  test('is refused beyond the bytes that the import takes, however few its rows', async () => {
    const { shop, manager } = await aCatalogue()
    const ids = await freshProducts(open(), shop, 11_000)
    const designation = 'م'.repeat(250)
    await open().admin.updateTable('product').set({ designation }).where('company_id', '=', shop.companyId).execute()
    await putDiscount(manager, { name: 'ت'.repeat(120), products: ids.slice(0, 8_000).map((id) => ({ id })) })
    const { body } = await manager.get('discounts/import/file')
    expect((await answer(manager, body)).discounts).toMatchObject([{ productCount: 8_000, outcome: 'unchanged' }])
    await putDiscount(manager, { name: 'ص'.repeat(120), products: ids.slice(8_000).map((id) => ({ id })) })
    await refuses(manager.get('discounts/import/file'), 'discountImport.tooMuchForFile')
  })
})

test('a date that cannot be read is told once, though every line of its discount repeats it', async () => {
  const { manager } = await aCatalogue()
  const line = 'Été;demain;15/08/2026;30'
  const { faults, discounts } = await answer(manager, [`${line};LAIT`, `${line};THE`, 'Été;01/07/2026;;;THE'])
  expect(faults.map(({ row, column }) => [row, column])).toEqual([[2, 'startDate']])
  expect(discounts).toEqual([])
})

describe('refuses', () => {
  test('whoever may not change discounts', async () => {
    const { shop, manager } = await aCatalogue()
    for (const role of ['cashier', 'stockKeeper', 'readOnly', 'accountant'] as const) {
      const caller = await shop.as(role)
      await refuses(send(caller, []), 'auth.forbidden')
      await refuses(caller.get('discounts/import/file'), 'auth.forbidden')
    }
    await refuses(send(shop.nobody, []), 'auth.required')
    const outsider = await anOutsider(open())
    await refuses(outsider.get(`/${shop.companyId}/discounts/import/file`), 'company.notFound')
    expect((await manager.get('discounts/import/file')).statusCode).toBe(200)
  })

  test('what is no file of discounts, and says what to do', async () => {
    const { manager, list } = await aCatalogue()
    const { payload, headers } = aForm({ apply: 'true' })
    await refuses(manager.post('discounts/import', payload, headers), 'discountImport.fileMissing')
    await refuses(send(manager, ' '), 'productImport.notCsv')
    await refuses(send(manager, 'Nom;Pourcentage\r\nÉté;30'), 'discountImport.columnsMissing')
    const many = Array.from({ length: 501 }, (_, index) => `Remise ${index};01/07/2026;15/08/2026;30;LAIT`)
    const problem = await refuses(send(manager, many, { apply: 'true' }), 'discountImport.tooManyDiscounts')
    expect(problem.message).toContain('500')
    const rows = Array.from({ length: 50_001 }, () => ';;;;LAIT')
    await refuses(send(manager, ['Remise;01/07/2026;15/08/2026;30;LAIT', ...rows]), 'discountImport.tooManyRows')
    expect(await list()).toEqual([])
  })

  test('all of a file when a discount of it cannot be kept: nothing is half done', async () => {
    const { manager, milk, list } = await aCatalogue()
    await putDiscount(manager, { name: 'Été', pourcentage: 10, products: [milk] })
    const lines = Array.from({ length: 5 }, (_, index) => `Remise ${index};01/07/2026;15/08/2026;30;LAIT`)
    const [first, second] = await Promise.all([
      send(manager, lines, { apply: 'true' }),
      send(manager, lines, { apply: 'true' }),
    ])
    expect([200, 409]).toContain(first.statusCode)
    expect([200, 409]).toContain(second.statusCode)
    expect((await list()).map(({ name }) => name).sort()).toEqual([
      'Remise 0',
      'Remise 1',
      'Remise 2',
      'Remise 3',
      'Remise 4',
      'Été',
    ])
  })
})
