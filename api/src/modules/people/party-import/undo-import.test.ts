import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PartyImport, PartyKind } from '@comptoir/contracts/people/party-import'
import type { NotificationsPage } from '@comptoir/contracts/identity/notifications'
import type { Supplier } from '@comptoir/contracts/people/suppliers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { aClient, aSaleTo, clientInput } from '../../../../test/clients.ts'
import { breakingAfter, BY_FOURS } from '../../../../test/paces.ts'
import {
  appliedPeople,
  checkedPeople,
  keptPeople,
  peopleImport,
  peopleReport,
  undonePeople,
} from '../../../../test/party-imports.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { undoImport } from './undo-import.ts'

const open = setUpApp()

async function peopleOf<Party extends Client | Supplier>(caller: Caller, path: string): Promise<Map<string, Party>> {
  const { data } = (await caller.get(`${path}/paginated?limit=100`)).json<PaginatedOf<Party>>()
  return new Map(data.map((each) => [each.code, each]))
}
const clientsOf = (caller: Caller) => peopleOf<Client>(caller, 'clients')

/** As people see them: all but versions. */
const shown = (people: Map<string, Client | Supplier>) => [...people.values()].map(({ version: _, ...rest }) => rest)

async function put(caller: Caller, over: object): Promise<Client> {
  const answer = await caller.post('clients', aClient(over))
  expect(answer.statusCode).toBe(201)
  return answer.json<Client>()
}

async function applied(caller: Caller, file: string, kind: PartyKind = 'client'): Promise<PartyImport> {
  const { id } = await checkedPeople(open(), caller, file, { kind })
  const done = await appliedPeople(open(), caller, id, kind)
  expect(done).toMatchObject({ state: 'done', badCount: 0 })
  return done
}

async function trailOf(companyId: string): Promise<string[]> {
  const rows = await open()
    .admin.selectFrom('audit_log')
    .select('action')
    .where('company_id', '=', companyId)
    .orderBy('recorded_at')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

async function newsOf(caller: Caller): Promise<[string, object, string | null][]> {
  const { data } = (await caller.get('notifications/paginated')).json<NotificationsPage>()
  return data.map(({ kind, params, path }) => [kind, params, path])
}

describe('undoing an import', () => {
  test('removes whom it made and gives the others back what they had, field by field', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const named = async (path: string, name: string) =>
      (await administrator.post(path, { name })).json<{ id: string }>().id
    const groupId = await named('client-groups', 'Grossistes')
    await named('client-groups', 'Détaillants')
    await put(administrator, { code: 'K-1', groupId, paymentDays: 30, creditLimitMinor: 1_500_000 })
    await put(administrator, { code: 'K-2', email: null, taxId: '7654321B', phone: null })
    const before = await clientsOf(administrator)
    const done = await applied(
      administrator,
      'Code,Nom,Email,Groupe,Délai,Plafond,Ville,Statut\nK-1,Autre nom,a@b.example,Détaillants,45,20,Sfax,inactif\nK-2,Deux,c@d.example,,,,,\nN-1,Un,,,,,,\nN-2,Deux,,,,,,\n',
    )
    expect(done).toMatchObject({ goodCount: 4, changeCount: 2, keptCount: 0, undoAskedAt: null })
    expect(done.undoableUntil).toBe(done.expiresAt)
    const told = (await trailOf(shop.companyId)).length

    const undone = await undonePeople(open(), administrator, done.id)
    expect(undone).toMatchObject({ state: 'undone', doneCount: 4, keptCount: 0, goodCount: 4, undoableUntil: null })
    expect(shown(await clientsOf(administrator))).toEqual(shown(before))
    expect((await trailOf(shop.companyId)).slice(told)).toEqual([
      ...['client.removed', 'client.removed', 'client.updated', 'client.updated', 'partyImport.undone'],
    ])
    const { after } = await open()
      .admin.selectFrom('audit_log')
      .select('after')
      .where('company_id', '=', shop.companyId)
      .where('action', '=', 'partyImport.undone')
      .executeTakeFirstOrThrow()
    expect(after).toMatchObject({ kind: 'client', createdCount: 2, changedCount: 2, keptCount: 0, state: 'undone' })
    await refuses(administrator.post(`clients/import/${done.id}/undo`), 'partyImport.alreadyUndone')
    await refuses(administrator.post(`clients/import/${done.id}/apply`), 'partyImport.alreadyApplied')
  })

  test('goes backwards, so that a code that passed from one to another comes back', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    await put(administrator, { code: 'X', taxId: '1111111A' })
    const before = await clientsOf(administrator)
    const { id, matchBy, onMatch, mapping } = await checkedPeople(
      open(),
      administrator,
      'Code,Nom,MF\nY,Premier,1111111A\nX,Second,2222222B\n',
      { matchBy: 'taxId' },
    )
    expect({ matchBy, onMatch, mapping }).toMatchObject({ matchBy: 'taxId' })
    // The second row was refused by the code that the first one frees: it takes another file.
    expect(await appliedPeople(open(), administrator, id)).toMatchObject({ goodCount: 1, badCount: 1 })
    const second = await applied(administrator, 'Code,Nom,MF\nX,Second,2222222B\n')
    expect(await undonePeople(open(), administrator, id)).toMatchObject({ keptCount: 1 })
    expect(await keptPeople(administrator, id)).toEqual(['2 Y: taken'])
    expect(await undonePeople(open(), administrator, second.id)).toMatchObject({ keptCount: 0 })
    expect([...(await clientsOf(administrator)).keys()].toSorted()).toEqual(
      [...before.keys()].map((code) => (code === 'X' ? 'Y' : code)).toSorted(),
    )
  })

  test('leaves whoever was touched since, and says why', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const group = (await administrator.post('client-groups', { name: 'Anciens' })).json<{
      id: string
      version: number
    }>()
    await administrator.post('client-groups', { name: 'Nouveaux' })
    for (const code of ['K-1', 'K-2', 'K-3', 'K-4'])
      await put(administrator, { code, taxId: null, phone: null, email: null, groupId: group.id })
    const rows = ['K-1,Changé,', 'K-2,Supprimé,', 'K-3,Trois,Nouveaux', 'K-4,Quatre,']
    const made = ['N-1,Resté,', 'N-2,Retouché,', 'N-3,Supprimé,', 'N-4,Fusionné,', 'N-5,Intact,']
    const done = await applied(administrator, ['Code,Nom,Groupe', ...rows, ...made, ''].join('\n'))
    const now = await clientsOf(administrator)
    const the = (code: string): Client => {
      const client = now.get(code)
      if (!client) throw new Error(`No client ${code}`)
      return client
    }
    await administrator.put(`clients/${the('N-2').id}`, { ...clientInput(the('N-2')), city: 'Sousse' })
    for (const code of ['K-2', 'N-3']) await administrator.delete(`clients/${the(code).id}`)
    await administrator.put(`clients/${the('K-4').id}`, { ...clientInput(the('K-4')), groupId: null })
    await administrator.put(`clients/${the('K-1').id}`, { ...clientInput(the('K-1')), groupId: null })
    // Nobody is in it any more: the file took K-3 out.
    expect((await administrator.delete(`client-groups/${group.id}`)).statusCode).toBe(204)
    await administrator.post(`clients/${the('N-4').id}/merge`, {
      ...{ intoId: the('N-1').id, version: the('N-4').version },
    })

    const undone = await undonePeople(open(), administrator, done.id)
    expect(undone).toMatchObject({ state: 'undone', goodCount: 9, keptCount: 7 })
    expect(await keptPeople(administrator, done.id)).toEqual([
      ...['2 K-1: changed', '3 K-2: gone', '4 K-3: groupGone', '5 K-4: changed'],
      // The other one took over what the merged one had.
      ...['6 N-1: changed', '7 N-2: changed', '9 N-4: gone'],
    ])
    const left = await clientsOf(administrator)
    expect(['K-1', 'K-3', 'N-2', 'N-3', 'N-5'].map((code) => left.has(code))).toEqual([true, true, true, false, false])
    const file = await administrator.get(`clients/import/${done.id}/report.csv?only=kept`, { 'accept-language': 'fr' })
    expect(file.body.split('\r\n')[3]).toBe(
      '4;K-3;Trois;modifiée;Nom: Café de la Médina → Trois / Groupe: Anciens → Nouveaux;Non annulée : son groupe ou son secteur a été supprimé',
    )
  })

  test('leaves whom tickets name', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const done = await applied(administrator, 'Code,Nom\nN-1,Un\nN-2,Deux\nN-3,Trois\n')
    await aSaleTo(open(), shop, (await clientsOf(administrator)).get('N-2')?.id ?? '')
    expect(await undonePeople(open(), administrator, done.id)).toMatchObject({ keptCount: 1, doneCount: 3 })
    expect(await keptPeople(administrator, done.id)).toEqual(['3 N-2: used'])
    expect([...(await clientsOf(administrator)).keys()].filter((code) => code.startsWith('N-'))).toEqual(['N-2'])
    const path = `clients/import?import=${done.id}`
    expect(await newsOf(administrator)).toEqual([
      ['peopleImportUndone', { count: 2, kept: 1 }, path],
      ['peopleImported', { count: 3, bad: 0 }, path],
    ])
  })

  test('gives nothing back to whoever was erased', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const known = await put(administrator, { kind: 'person', code: 'Z-1', name: 'Zvonimir Qurayshovic', taxId: null })
    const done = await applied(administrator, 'Code,Nom,Ville\nZ-1,Zvonimir Quray,Bizerte\nN-1,Neuve Personne,Gabès\n')
    const erase = async (code: string, name: string): Promise<void> => {
      const client = (await clientsOf(administrator)).get(code)
      const answer = await administrator.post(`clients/${client?.id}/erase`, { name, version: client?.version })
      expect(answer.statusCode).toBe(204)
    }
    await erase('Z-1', 'Zvonimir Quray')
    await erase('N-1', 'Neuve Personne')
    const { undoableUntil } = await peopleImport(administrator, done.id)
    // Nothing is left of it that could be undone.
    expect(undoableUntil).toBeNull()
    await refuses(administrator.post(`clients/import/${done.id}/undo`), 'partyImport.notUndoable')
    const rows = await open()
      .admin.selectFrom('party_import_row')
      .select(['before', 'after_version', 'match_id'])
      .where('company_id', '=', shop.companyId)
      .execute()
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ before: {}, after_version: null, match_id: null })))
    const row = await open()
      .admin.selectFrom('client')
      .select(['name_key', 'city', 'phone'])
      .where('company_id', '=', shop.companyId)
      .where('id', '=', known.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ name_key: 'erased', city: null, phone: null })
  })

  test('of one whose other rows stay undoes these, and tells no more of who was erased', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const done = await applied(administrator, 'Code,Nom,Ville\nZ-1,Zvonimir Quray,Bizerte\nN-1,Neuve,Gabès\n')
    const client = (await clientsOf(administrator)).get('Z-1')
    await administrator.put(`clients/${client?.id}`, { ...(client ? clientInput(client) : {}), city: 'Tunis' })
    expect(await undonePeople(open(), administrator, done.id)).toMatchObject({ keptCount: 1 })
    const version = (client?.version ?? 0) + 1
    await administrator.post(`clients/${client?.id}/erase`, { name: 'Zvonimir Quray', version })
    expect(await peopleImport(administrator, done.id)).toMatchObject({ keptCount: 0, goodCount: 1 })
    expect(await keptPeople(administrator, done.id)).toEqual([])
    expect(await peopleReport(administrator, done.id)).toEqual(['2 bad: row erased', '3 created: '])
  })

  test('is for whoever may apply it, of its kind and company, once it is applied and in time', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const found = await checkedPeople(open(), administrator, 'Code,Nom,Plafond\nN-1,Un,100\n')
    const undo = (caller: Caller, path = 'clients') => caller.post(`${path}/import/${found.id}/undo`)
    await refuses(undo(administrator), 'partyImport.notUndoable')
    await administrator.post(`clients/import/${found.id}/apply`)
    await refuses(undo(administrator), 'partyImport.running')
    await open().jobs.drain()
    await refuses(undo(shop.nobody), 'auth.required')
    for (const role of ['cashier', 'stockKeeper', 'readOnly'] as const)
      await refuses(undo(await shop.as(role)), 'auth.forbidden')
    const importer = await shop.asOwn(['clients.read', 'clients.write', 'clients.import'])
    expect((await refuses(undo(importer), 'auth.forbidden')).params).toEqual({ permission: 'clients.credit' })
    await refuses(undo(await (await aShop(open())).as('administrator')), 'partyImport.notFound')
    await refuses(undo(administrator, 'suppliers'), 'partyImport.notFound')
    const change = (set: { finished_at?: Date; is_undoable?: boolean }) =>
      open()
        .admin.updateTable('party_import')
        .set(set)
        .where('company_id', '=', shop.companyId)
        .where('id', '=', found.id)
        .execute()
    await change({ is_undoable: false })
    await refuses(undo(administrator), 'partyImport.notUndoable')
    await change({ is_undoable: true, finished_at: new Date(Date.now() - 31 * 86_400_000) })
    await refuses(undo(administrator), 'partyImport.notUndoable')
    await change({ finished_at: new Date() })
    expect((await undo(administrator)).statusCode).toBe(202)
    await refuses(undo(administrator), 'partyImport.running')
    await refuses(administrator.delete(`clients/import/${found.id}`), 'partyImport.running')
    await open().jobs.drain()
    expect((await administrator.delete(`clients/import/${found.id}`)).statusCode).toBe(204)
  })
})

test('suppliers are set back, too', async () => {
  const administrator = await (await aShop(open())).as('administrator')
  await applied(administrator, 'Code,Nom,Délai de livraison\nS-1,Un,3\n', 'supplier')
  const before = await peopleOf<Supplier>(administrator, 'suppliers')
  const done = await applied(administrator, 'Code,Nom,Délai de livraison\nS-1,Autre,9\nS-2,Deux,4\n', 'supplier')
  expect(await undonePeople(open(), administrator, done.id, 'supplier')).toMatchObject({ keptCount: 0 })
  expect(shown(await peopleOf<Supplier>(administrator, 'suppliers'))).toEqual(shown(before))
})

describe('an undoing that breaks off', () => {
  const ROWS = 23
  const file = ['Code,Nom', ...Array.from({ length: ROWS }, (_, at) => `N-${at},Client ${at}`), ''].join('\n')

  test.each([1, 3, 6])('after %i portions goes on with nothing lost', async (portions) => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const before = await clientsOf(administrator)
    const { id } = await applied(administrator, file)
    await aSaleTo(open(), shop, (await clientsOf(administrator)).get('N-9')?.id ?? '')
    await administrator.post(`clients/import/${id}/undo`)
    const ctx = { ...shop.ctx, userId: administrator.userId }
    await expect(undoImport(ctx, id, breakingAfter(portions))).rejects.toThrow('killed')
    expect(await peopleImport(administrator, id)).toMatchObject({
      ...{ state: 'undoing', doneCount: Math.min(portions * 4, ROWS) },
    })
    await Promise.all([undoImport(ctx, id, BY_FOURS), undoImport(ctx, id, BY_FOURS)])
    expect(await peopleImport(administrator, id)).toMatchObject({ state: 'undone', doneCount: ROWS, keptCount: 1 })
    expect([...(await clientsOf(administrator)).keys()].toSorted()).toEqual([...before.keys(), 'N-9'].toSorted())
    expect((await trailOf(shop.companyId)).filter((action) => action === 'partyImport.undone')).toHaveLength(1)
  })

  test('by a failure that would come again says so, and goes on when it is asked for again', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await put(administrator, { code: 'K-1', city: 'Béja' })
    const { id } = await applied(administrator, 'Code,Nom,Ville\nK-1,,Tunis\nN-1,Un,\n')
    const owner = new pg.Client({ connectionString: open().ownerUrl })
    await owner.connect()
    await owner.query(
      `alter table client add constraint client_broken_check
       check (company_id <> '${shop.companyId}' or city is distinct from 'Béja')`,
    )
    expect(await undonePeople(open(), administrator, id)).toMatchObject({ state: 'failed', failure: 'unexpected' })
    await refuses(administrator.post(`clients/import/${id}/apply`), 'partyImport.alreadyApplied')
    await owner.query('alter table client drop constraint client_broken_check')
    await owner.end()
    expect(await undonePeople(open(), administrator, id)).toMatchObject({
      state: 'undone',
      keptCount: 0,
      failure: null,
    })
    expect((await clientsOf(administrator)).get('K-1')?.city).toBe('Béja')
    expect((await newsOf(administrator)).map(([kind]) => kind)).toEqual([
      ...['peopleImportUndone', 'peopleUndoFailed', 'peopleImported'],
    ])
  })
})
