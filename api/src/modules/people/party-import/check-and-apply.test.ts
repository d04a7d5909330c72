import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PartyImport } from '@comptoir/contracts/people/party-import'
import { IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { appliedPeople, checkedPeople, peopleImport, peopleReport, sendPeople } from '../../../../test/party-imports.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

async function clientsOf(caller: Caller): Promise<Client[]> {
  return (await caller.get('clients/paginated?limit=100')).json<PaginatedOf<Client>>().data
}

test('what only some may set is written for none but them, whoever had the file checked', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const found = await checkedPeople(open(), administrator, 'Code,Nom,Plafond\nN-1,Un,100\n')
  expect(found).toMatchObject({ state: 'checked', mapping: { creditLimit: 'Plafond' } })
  const importer = await shop.asOwn(['clients.read', 'clients.write', 'clients.import'])
  const refused = await refuses(importer.post(`clients/import/${found.id}/apply`), 'auth.forbidden')
  expect(refused.params).toEqual({ permission: 'clients.credit' })
  expect((await peopleImport(administrator, found.id)).state).toBe('checked')
  const harmless = await checkedPeople(open(), administrator, 'Code,Nom\nN-2,Deux\n')
  expect(await appliedPeople(open(), importer, harmless.id)).toMatchObject({ state: 'done', goodCount: 1 })
  await appliedPeople(open(), administrator, found.id)
  expect((await clientsOf(administrator)).find(({ code }) => code === 'N-1')?.creditLimitMinor).toBe(100_000)
})

test('a group and a sector that are inactive are kept by whoever has them, and given to nobody', async () => {
  const manager = await (await aShop(open())).as('manager')
  const made = async (path: string, name: string) =>
    (await manager.post(path, { name })).json<{ id: string; name: string; version: number }>()
  const [group, sector] = [await made('client-groups', 'Grossistes'), await made('activity-sectors', 'Cafés')]
  await manager.post('clients', aClient({ code: 'K-1', groupId: group.id, sectorId: sector.id }))
  await manager.post('clients', aClient({ code: 'K-2', groupId: null }))
  for (const [path, { id, name }] of [
    ['client-groups', group],
    ['activity-sectors', sector],
  ] as const)
    expect((await manager.put(`${path}/${id}`, { name, isActive: false })).statusCode).toBe(200)

  const ours = await checkedPeople(open(), manager, (await manager.get('clients/export?format=csv')).rawPayload)
  expect(await peopleReport(manager, ours.id)).toEqual([
    '2 nothingDiffers: ',
    '3 nothingDiffers: ',
    '4 nothingDiffers: ',
  ])

  const file = 'Code,Nom,Groupe,Secteur\nK-1,Autre nom,GROSSISTES,cafés\nK-2,,grossistes,Cafés\nN-1,Un,Grossistes,\n'
  const found = await checkedPeople(open(), manager, file)
  expect(await peopleReport(manager, found.id)).toEqual([
    '2 changed: name Café de la Médina → Autre nom',
    '3 bad: group groupUnknown Grossistes, sector sectorUnknown Cafés',
    '4 bad: group groupUnknown Grossistes',
  ])
  const left = await checkedPeople(open(), manager, 'Code,Nom,Groupe\nK-2,,Grossistes\n', { onMatch: 'leave' })
  expect(await peopleReport(manager, left.id)).toEqual(['2 leftAsItIs: '])
})

test('of new rows with one tax identifier the first alone goes in where people are known by it', async () => {
  const manager = await (await aShop(open())).as('manager')
  const rows = ['A,Un,1234567A/P/M/000', 'B,Deux,1234567 a', 'C,Trois,99', 'D,Quatre,99', 'E,Cinq,', 'F,Six,']
  const file = `Code,Nom,MF\n${rows.join('\n')}\n`
  const found = await checkedPeople(open(), manager, file, { matchBy: 'taxId' })
  expect(await peopleReport(manager, found.id)).toEqual([
    '2 created: ',
    '3 bad: row partyTwiceInFile B 2',
    // Too short to say anything.
    '4 created: ',
    '5 created: ',
    '6 created: ',
    '7 created: ',
  ])
  // Under another code it is another establishment.
  const ofCode = await checkedPeople(open(), manager, file)
  expect(ofCode).toMatchObject({ goodCount: 6, badCount: 0 })
  expect(await appliedPeople(open(), manager, found.id)).toMatchObject({ goodCount: 5, badCount: 1 })
  expect((await clientsOf(manager)).filter(({ taxId }) => taxId?.startsWith('1234567'))).toHaveLength(1)
})

test('rows are left out and taken in again before the import is applied, and told', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  await manager.post('clients', aClient({ code: 'K-1', name: 'Avant', taxId: null }))
  const found = await checkedPeople(open(), manager, 'Code,Nom\nK-1,Après\nN-1,Un\nN-2,Deux\n,Trois\n')
  const exclude = (body: object, caller: Caller = manager) => caller.post(`clients/import/${found.id}/exclude`, body)
  const left = await exclude({ rows: 'created', isExcluded: true })
  expect(left.json()).toMatchObject({ goodCount: 1, changeCount: 1, sameCount: 2, badCount: 1 })
  const taken = await exclude({ rows: [3, 5], isExcluded: false })
  // A refused row stays refused.
  expect(taken.json()).toMatchObject({ goodCount: 2, changeCount: 1, sameCount: 1, badCount: 1 })
  await exclude({ rows: [2], isExcluded: true })
  const report = ['2 excluded: name Avant → Après', '3 created: ', '4 excluded: ', '5 bad: code codeMissing']
  expect(await peopleReport(manager, found.id)).toEqual(report)
  const file = await manager.get(`clients/import/${found.id}/report.csv?only=same`, { 'accept-language': 'en' })
  expect(file.body).toContain('left out by hand')

  await refuses(exclude({ rows: [3], isExcluded: true }, shop.nobody), 'auth.required')
  await refuses(exclude({ rows: [3], isExcluded: true }, await shop.as('cashier')), 'auth.forbidden')
  const stranger = await (await aShop(open())).as('manager')
  await refuses(exclude({ rows: [3], isExcluded: true }, stranger), 'partyImport.notFound')
  await refuses(
    manager.post(`suppliers/import/${found.id}/exclude`, { rows: [3], isExcluded: true }),
    'partyImport.notFound',
  )
  await refuses(exclude({ rows: [], isExcluded: true }), 'request.invalid')

  expect(await appliedPeople(open(), manager, found.id)).toMatchObject({ goodCount: 1, changeCount: 0, sameCount: 2 })
  const codes = (await clientsOf(manager)).map(({ code, name }) => `${code} ${name}`)
  expect(codes).toContain('K-1 Avant')
  expect(codes).toContain('N-1 Un')
  expect(codes).not.toContain('N-2 Deux')
  await refuses(exclude({ rows: [3], isExcluded: true }), 'partyImport.alreadyApplied')
})

test('a telephone or an e-mail address that is twice in a file is warned of, and goes in', async () => {
  const manager = await (await aShop(open())).as('manager')
  const nothing = { taxId: null, email: null, phone: null }
  await manager.post('clients', aClient({ ...nothing, code: 'K-1', name: 'Un', phone: '+216 71 000 001' }))
  await manager.post('clients', aClient({ ...nothing, code: 'K-2', name: 'Deux', phone: '+216 71 000 002' }))
  const found = await checkedPeople(
    open(),
    manager,
    [
      'Code,Nom,Tél,Email',
      ...['N-1,Un,+216 93 717 539,a@b.example', 'N-2,Deux,93-717-539,A@B.example ', 'N-3,Trois,٩٣٧١٧٥٣٩,'],
      // Who is there already is named instead; what a row does not change is nobody's news.
      ...['N-4,Quatre,71000001,', 'K-1,Autre,71000001,', 'K-2,Deux,93717539,', 'N-5,Cinq,,', 'N-6,Six,tout,', ''],
    ].join('\n'),
  )
  expect(await peopleReport(manager, found.id)).toEqual([
    '2 created: ',
    '3 created: phone phoneTwiceInFile 2, email emailTwiceInFile 2',
    '4 created: phone phoneTwiceInFile 2',
    '5 created: phone phoneKnown K-1',
    '6 changed: name Un → Autre, phone +216 71 000 001 → 71000001, phone phoneTwiceInFile 5',
    '7 changed: phone +216 71 000 002 → 93717539, phone phoneTwiceInFile 2',
    '8 created: ',
    '9 bad: phone phoneInvalid tout',
  ])
  expect(found).toMatchObject({ goodCount: 7, badCount: 1, warningCount: 5 })
  const file = await manager.get(`clients/import/${found.id}/report.csv?only=warned`, { 'accept-language': 'fr' })
  expect(file.body).toContain(
    'Téléphone déjà dans le fichier, voir ligne 2 / Adresse e-mail déjà dans le fichier, voir ligne 2',
  )
  expect(await appliedPeople(open(), manager, found.id)).toMatchObject({ goodCount: 7 })
})

describe('a file that is read in another way', () => {
  const CONTENT = Buffer.from('Code,Nom;Ville\nN-1,Béja;Un\n', 'latin1')

  async function sent(caller: Caller, fields: Record<string, string> = {}): Promise<PartyImport> {
    const answer = await sendPeople(caller, CONTENT, 'client', fields)
    expect(answer.statusCode).toBe(202)
    await open().jobs.drain()
    return peopleImport(caller, answer.json<PartyImport>().id)
  }

  test('stands for the one before it', async () => {
    const manager = await (await aShop(open())).as('manager')
    const first = await sent(manager)
    expect(first.reading).toMatchObject({ encoding: 'windows-1252', delimiter: ',' })
    const second = await sent(manager, { encoding: 'windows-1256', delimiter: ';', replaces: first.id })
    expect(second).toMatchObject({ headers: ['Code,Nom', 'Ville'], state: 'uploaded' })
    expect((await manager.get('clients/import')).json()).toMatchObject([{ id: second.id }])
    await refuses(manager.get(`clients/import/${first.id}`), 'partyImport.notFound')
  })

  test('takes the place of the one before it among those that may wait', async () => {
    const manager = await (await aShop(open())).as('manager')
    const waiting = []
    for (let count = 0; count < IMPORT_LIMITS.open; count += 1) waiting.push(await sent(manager))
    await refuses(sendPeople(manager, CONTENT), 'partyImport.tooManyOpen')
    const again = await sent(manager, { delimiter: ';', replaces: waiting[0]?.id ?? '' })
    expect(again.reading.delimiter).toBe(';')
  })

  test('stands for none that is applied, unknown, of the other kind or of another company', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await checkedPeople(open(), manager, 'Code,Nom\nN-1,Un\n')
    const again = (caller: Caller, replaces: string, kind: 'client' | 'supplier' = 'client') =>
      sendPeople(caller, CONTENT, kind, { replaces })
    await refuses(again(manager, ''), 'request.invalid')
    await refuses(again(manager, newId()), 'partyImport.notFound')
    await refuses(again(manager, id, 'supplier'), 'partyImport.notFound')
    await refuses(again(await (await aShop(open())).as('manager'), id), 'partyImport.notFound')
    await appliedPeople(open(), manager, id)
    await refuses(again(manager, id), 'partyImport.alreadyApplied')
    expect((await manager.get('clients/import')).json()).toMatchObject([{ id, state: 'done' }])
  })
})
