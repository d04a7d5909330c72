import { expect, test } from '@jest/globals'
import { readSheet as readBySomebodyElse } from 'read-excel-file/node'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

test('the export of clients holds what the list shows, found and sorted as it is; telephones keep their zeros', async () => {
  const shop = await aShop(open())
  const accountant = await shop.as('accountant')
  const nothing = { phone: null, email: null, taxId: null, address: null, postalCode: null, city: null }
  const put = (over: object) => accountant.post('clients', aClient({ ...nothing, kind: 'person', ...over }))
  const terms = { paymentDays: 45, isPaymentAtMonthEnd: true, creditLimitMinor: 1_500_000 }
  await put({
    code: 'C-1',
    name: 'Ben Salah',
    phone: '0021671123456',
    city: 'Tunis',
    taxId: '1234567R/A/M/000',
    ...terms,
  })
  await put({ code: 'C-2', name: '=Ben Ali', kind: 'business', isActive: false })
  await put({ code: 'C-3', name: 'Trabelsi' })
  const file = await accountant.get('clients/export?format=xlsx&search[text]=ben&order[field]=code', {
    'accept-language': 'fr',
  })
  const [head, ...rows] = await readBySomebodyElse(file.rawPayload)
  expect(head).toEqual([
    'Code',
    'Nom',
    'Type',
    'Téléphone',
    'Adresse e-mail',
    'Matricule fiscal',
    'Adresse',
    'Code postal',
    'Ville',
    'Groupe',
    'Secteur d’activité',
    'Délai de paiement (jours)',
    'Échéance en fin de mois',
    'Plafond de crédit',
    'État',
  ])
  expect(rows).toEqual([
    [
      'C-1',
      'Ben Salah',
      'Particulier',
      '0021671123456',
      null,
      '1234567R/A/M/000',
      null,
      null,
      'Tunis',
      null,
      null,
      45,
      'Oui',
      1500,
      'Actif',
    ],
    ['C-2', '=Ben Ali', 'Entreprise', null, null, null, null, null, null, null, null, null, 'Non', null, 'Inactif'],
  ])
})

test('the export of clients is refused to who may only read them', async () => {
  const shop = await aShop(open())
  await refuses(shop.nobody.get('clients/export?format=csv'), 'auth.required')
  for (const role of ['cashier', 'stockKeeper', 'readOnly'] as const)
    await refuses((await shop.as(role)).get('clients/export?format=csv'), 'auth.forbidden')
  await refuses((await shop.as('accountant')).get('clients/export?format=csv&filter[city]=Tunis'), 'request.invalid')
})
