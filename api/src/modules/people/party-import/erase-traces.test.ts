import { expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PartyImport } from '@comptoir/contracts/people/party-import'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { appliedPeople, checkedPeople, peopleImport, peopleReport } from '../../../../test/party-imports.ts'
import { aShop, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const anAdministrator = async (): Promise<Caller> => (await aShop(open())).as('administrator')

async function aPerson(caller: Caller, over: object): Promise<Client> {
  const nothing = { phone: null, email: null, taxId: null, address: null, postalCode: null, city: null }
  const answer = await caller.post('clients', aClient({ ...nothing, kind: 'person', ...over }))
  expect(answer.statusCode).toBe(201)
  return answer.json<Client>()
}

async function erase(caller: Caller, { id, name, version }: Client): Promise<void> {
  expect((await caller.post(`clients/${id}/erase`, { name, version })).statusCode).toBe(204)
}

const counts = ({ goodCount, changeCount, sameCount, badCount, warningCount }: PartyImport) => ({
  ...{ goodCount, changeCount, sameCount, badCount, warningCount },
})

test('an import whose rows an erasure emptied counts what is left of them', async () => {
  const administrator = await anAdministrator()
  const known = await aPerson(administrator, { code: 'Z-1', name: 'Zvonimir Qurayshovic', phone: '+216 93 717 539' })
  await aPerson(administrator, { code: 'K-1', name: 'Known' })
  const file = 'Code,Nom,Tél\nZ-1,Zvonimir Q,\nK-1,Changed,\nK-2,New,93717539\nK-3,Newer,\n'
  const checked = await checkedPeople(open(), administrator, file)
  expect(counts(checked)).toEqual({ goodCount: 4, changeCount: 2, sameCount: 0, badCount: 0, warningCount: 1 })
  const applied = await checkedPeople(open(), administrator, 'Code,Nom\nZ-1,Zvonimir Q\nK-9,Other\n')
  await appliedPeople(open(), administrator, applied.id)
  const unmapped = await checkedPeople(open(), administrator, 'Wer,Wo\nZvonimir Qurayshovic,Tunis\n')

  const { version } = (await administrator.get(`clients/${known.id}`)).json<Client>()
  await erase(administrator, { ...known, name: 'Zvonimir Q', version })

  expect(await peopleReport(administrator, checked.id)).toEqual([
    '2 bad: row erased',
    '3 changed: name Known → Changed',
    '4 bad: row erased',
    '5 created: ',
  ])
  const left = await peopleImport(administrator, checked.id)
  expect(counts(left)).toEqual({ goodCount: 2, changeCount: 1, sameCount: 0, badCount: 2, warningCount: 0 })
  const done = await peopleImport(administrator, applied.id)
  expect({ state: done.state, ...counts(done) }).toEqual({
    ...{ state: 'done', goodCount: 1, changeCount: 0, sameCount: 0, badCount: 1, warningCount: 0 },
  })
  // Nothing was counted of it yet.
  expect(await peopleImport(administrator, unmapped.id)).toMatchObject({ state: 'uploaded', goodCount: 0, badCount: 0 })
})

test.each(['Email', 'Group', 'Phone', 'Téléphone', 'Value', 'Clien'])(
  'whoever is called %s takes no import along for its columns, and no row that is somebody else’s',
  async (name) => {
    const administrator = await anAdministrator()
    const client = await aPerson(administrator, { code: 'W-1', name })
    const headers = 'Code,Name,Email,Group,Phone,Nom du client,Téléphone'
    const file = `${headers}\nN-1,Un,no address,Nix,x,,\nN-2,Deux,,,,,\n`
    const found = await checkedPeople(open(), administrator, file)
    const report = await peopleReport(administrator, found.id)
    expect(report[0]).toBe('2 bad: phone phoneInvalid x, email emailInvalid no address, group groupUnknown Nix')
    await erase(administrator, client)
    expect(await peopleImport(administrator, found.id)).toEqual(found)
    expect(await peopleReport(administrator, found.id)).toEqual(report)
  },
)

test('a file that begins with somebody instead of headers goes whole', async () => {
  const administrator = await anAdministrator()
  const client = await aPerson(administrator, { code: 'Z-1', name: 'Zvonimir "Zo" Q', phone: '+216 93 717 539' })
  const byName = await checkedPeople(open(), administrator, 'ZVONIMIR ""Zo"" Q;Tunis\nA;B\n'.replace(/^(.*);/, '"$1";'))
  const byPhone = await checkedPeople(open(), administrator, 'Z.;tél. 93-717-539\nA;B\n')
  await erase(administrator, client)
  for (const { id } of [byName, byPhone]) expect((await administrator.get(`clients/import/${id}`)).statusCode).toBe(404)
})
