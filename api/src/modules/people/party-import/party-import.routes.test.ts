import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PartyImport } from '@comptoir/contracts/people/party-import'
import type { Supplier } from '@comptoir/contracts/people/suppliers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import writeExcelFile from 'write-excel-file/node'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import {
  appliedPeople,
  checkedPeople,
  importPath,
  peopleImport,
  peopleReport,
  sendPeople,
} from '../../../../test/party-imports.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

async function everybody<Row extends { code: string }>(caller: Caller, path: string): Promise<Map<string, Row>> {
  const answer = await caller.get(`${path}/paginated?limit=100`)
  return new Map(answer.json<PaginatedOf<Row>>().data.map((row) => [row.code, row]))
}
const clientsOf = (caller: Caller) => everybody<Client>(caller, 'clients')

/** Somebody who imports, and the company that they do it in. */
interface Manager extends Caller {
  companyId: string
}

async function anImporter(): Promise<Manager> {
  const shop = await aShop(open())
  return { ...(await shop.as('manager')), companyId: shop.companyId }
}

/** Actions about people of the company's trail, oldest first. */
async function trail(caller: Manager): Promise<string[]> {
  const rows = await open()
    .admin.selectFrom('audit_log')
    .select('action')
    .where('company_id', '=', caller.companyId)
    .where('entity', 'in', ['client', 'supplier', 'partyImport'])
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('a file of clients', () => {
  test('is checked row by row, then its good rows are written as the form writes them', async () => {
    const manager = await anImporter()
    const file = [
      'Raison sociale;Code;Type;Téléphone;E-mail;Matricule fiscal;Adresse;Code postal;Ville;Plafond;Délai de paiement;Statut',
      'Café Jasmin;C-1;Société;٧١ ٧٤٨ ٣٢٠;jasmin@example.tn;1234567A/P/M/000;3, rue du Lac;1053;Tunis;1 500,5;30;Actif',
      'Amel Trabelsi;C-2;Particulier;;;;;;;;;',
      ';C-3;;;;;;;;;;',
      'Sans code;;;;;;;;;;;',
      'Faux;C-4;martien;tout à l’heure;sans-arobase;123456789012345678901;;SW1A 1AA 2A;;-3;366;peut-être',
      'Encore;C-1;;;;;;;;;;',
    ].join('\n')
    const found = await checkedPeople(open(), manager, file)
    expect(found).toMatchObject({
      ...{ kind: 'client', state: 'checked', rowCount: 6, goodCount: 2, changeCount: 0, sameCount: 0, badCount: 4 },
      mapping: {
        name: 'Raison sociale',
        code: 'Code',
        kind: 'Type',
        taxId: 'Matricule fiscal',
        creditLimit: 'Plafond',
      },
      reading: { encoding: 'utf-8', delimiter: ';' },
    })
    expect(await clientsOf(manager)).not.toContain('C-1')
    expect(await peopleReport(manager, found.id)).toEqual([
      '2 created: ',
      '3 created: ',
      '4 bad: name nameMissing',
      '5 bad: code codeMissing',
      '6 bad: kind kindInvalid martien, phone phoneInvalid tout à l’heure, email emailInvalid sans-arobase, ' +
        'taxId textTooLong 123456789012345678901, postalCode textTooLong SW1A 1AA 2A, paymentDays daysInvalid 366, ' +
        'creditLimit amountInvalid -3, isActive flagInvalid peut-être',
      '7 bad: code codeTwiceInFile C-1 2',
    ])
    const done = await appliedPeople(open(), manager, found.id)
    expect(done).toMatchObject({ state: 'done', goodCount: 2, badCount: 4, doneCount: 6 })
    const clients = await clientsOf(manager)
    expect(clients.get('C-1')).toMatchObject({
      ...{ kind: 'business', name: 'Café Jasmin', phone: '71 748 320', email: 'jasmin@example.tn' },
      ...{
        taxId: '1234567A/P/M/000',
        postalCode: '1053',
        creditLimitMinor: 1_500_500,
        paymentDays: 30,
        isActive: true,
      },
    })
    expect(clients.get('C-2')).toMatchObject({ kind: 'person', phone: null, isActive: true })
    expect(clients.size).toBe(3)
    expect(await trail(manager)).toEqual([
      'partyImport.uploaded',
      'client.created',
      'client.created',
      'partyImport.applied',
    ])
    await refuses(manager.post(`clients/import/${found.id}/apply`), 'partyImport.alreadyApplied')
    const csv = (await manager.get(`clients/import/${found.id}/report.csv?only=bad`)).body
    expect(csv.split('\r\n').length).toBeGreaterThan(4)
    expect(csv).toContain('Name missing')
  })

  test('changes those of its code or tax identifier, field by field, or leaves them as chosen', async () => {
    const manager = await anImporter()
    const known = aClient({ code: 'K-1', taxId: '7654321B/A/M/000' })
    expect((await manager.post('clients', known)).statusCode).toBe(201)
    const file =
      'Code,Nom,Ville,Matricule fiscal\nK-1,Café de la Médina,Sfax,\n,Nouveau nom,,7654321 b a m 000\nK-9,Autre,,7654321B\n'
    const found = await checkedPeople(open(), manager, file)
    expect(await peopleReport(manager, found.id)).toEqual([
      '2 changed: city Tunis → Sfax',
      '3 bad: row partyTwiceInFile K-1 2',
      '4 created: taxId taxIdKnown K-1',
    ])
    const left = await checkedPeople(open(), manager, file, { onMatch: 'leave' })
    expect((await peopleReport(manager, left.id))[0]).toBe('2 leftAsItIs: ')
    const ofTaxId = await checkedPeople(open(), manager, 'Code,Nom,MF\nX-1,Café de la Médina,7654321B\n', {
      matchBy: 'taxId',
    })
    expect(await peopleReport(manager, ofTaxId.id)).toEqual([
      '2 changed: code K-1 → X-1, taxId 7654321B/A/M/000 → 7654321B',
    ])
    await appliedPeople(open(), manager, found.id)
    const clients = await clientsOf(manager)
    expect(clients.get('K-1')).toMatchObject({ city: 'Sfax', name: 'Café de la Médina', phone: '+216 71 748 320' })
    expect(clients.get('K-9')).toMatchObject({ taxId: '7654321B' })
  })

  test('warns of a telephone, an e-mail address and a tax identifier that somebody else has, and takes the row', async () => {
    const manager = await anImporter()
    await manager.post('clients', aClient({ code: 'K-1' }))
    const file = 'Code,Nom,Tél,Mail,MF\nN-1,Autre,71748320,ACHATS@medina.example,1234567A\n'
    const found = await checkedPeople(open(), manager, file)
    expect(found).toMatchObject({ goodCount: 1, warningCount: 1 })
    expect(await peopleReport(manager, found.id)).toEqual([
      '2 created: taxId taxIdKnown K-1, phone phoneKnown K-1, email emailKnown K-1',
    ])
  })

  test('whoever was changed, or made, between check and import is not overwritten unseen', async () => {
    const manager = await anImporter()
    const found = await checkedPeople(open(), manager, 'Code,Nom\nN-1,Un\nN-2,Deux\n')
    await manager.post('clients', aClient({ code: 'N-1', name: 'De la caisse' }))
    const done = await appliedPeople(open(), manager, found.id)
    expect(done).toMatchObject({ state: 'done', goodCount: 1, badCount: 1 })
    expect(await peopleReport(manager, found.id)).toEqual(['2 bad: row changedSince', '3 created: '])
    expect((await clientsOf(manager)).get('N-1')?.name).toBe('De la caisse')
  })

  test('waits for a mapping where its headers say too little, and is remembered once it was confirmed', async () => {
    const manager = await anImporter()
    const found = await checkedPeople(open(), manager, 'Kürzel,Wer\nN-1,Un\n')
    expect(found).toMatchObject({ state: 'uploaded', mapping: {} })
    const path = `clients/import/${found.id}`
    const input = { mapping: { code: 'Kürzel', name: 'Wer' }, matchBy: 'code', onMatch: 'change' }
    await refuses(manager.post(`${path}/apply`), 'partyImport.notReady')
    for (const mapping of [{}, { code: 'Nix', name: 'Wer' }, { code: 'Kürzel', leadDays: 'Wer' }])
      await refuses(manager.post(`${path}/check`, { ...input, mapping }), 'partyImport.columnMissing')
    await refuses(manager.post(`${path}/check`, { ...input, mapping: { nothing: 'Wer' } }), 'request.invalid')
    await refuses(manager.post(`${path}/check`, { mapping: input.mapping }), 'request.invalid')
    expect((await manager.post(`${path}/check`, input)).statusCode).toBe(202)
    await refuses(manager.post(`${path}/check`, input), 'partyImport.running')
    await open().jobs.drain()
    await appliedPeople(open(), manager, found.id)
    const next = await checkedPeople(open(), manager, 'KURZEL;WER\nN-2;Deux\n')
    expect(next).toMatchObject({ state: 'checked', goodCount: 1, mapping: { code: 'KURZEL', name: 'WER' } })
  })
})

test('a file of suppliers comes in a workbook, with what only suppliers have', async () => {
  const manager = await anImporter()
  const text = (value: string) => ({ value, type: String })
  const content = await writeExcelFile([
    [text('Code'), text('Nom'), text('Délai de livraison'), text('Fin de mois')],
    [text('S-1'), text('Sicam'), { value: 7, type: Number }, text('oui')],
    [text('S-2'), text('=cmd|calc'), text('x'), text('')],
    [text('S-3'), text('=1+1'), { value: 3, type: Number }, text('')],
  ]).toBuffer()
  const found = await checkedPeople(open(), manager, content, { kind: 'supplier' })
  expect(found.reading).toMatchObject({ encoding: null, sheet: 'Sheet1' })
  expect(await peopleReport(manager, found.id, 'supplier')).toEqual([
    '2 created: ',
    '3 bad: leadDays daysInvalid x',
    '4 created: ',
  ])
  await appliedPeople(open(), manager, found.id, 'supplier')
  const suppliers = await everybody<Supplier>(manager, 'suppliers')
  expect(suppliers.get('S-1')).toMatchObject({ name: 'Sicam', leadDays: 7, isPaymentAtMonthEnd: true })
  // What looks like a formula is a name like any other, and a file of ours keeps spreadsheets from calculating it.
  expect(suppliers.get('S-3')?.name).toBe('=1+1')
  expect((await manager.get('suppliers/export?format=csv')).body).toContain("'=1+1")
  expect((await manager.get(`suppliers/import/${found.id}/report.csv`)).body).toContain("'=cmd|calc")
})

describe.each(['client', 'supplier'] as const)('the import of a %s', (kind) => {
  const path = importPath(kind)

  test('is refused without a session, without the permission, and to another company', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await checkedPeople(open(), manager, 'Code,Nom\nN-1,Un\n', { kind })
    const check = { mapping: { code: 'Code', name: 'Nom' }, matchBy: 'code', onMatch: 'change' }
    const calls = (caller: Caller) => [
      () => sendPeople(caller, 'Code,Nom\n', kind),
      () => caller.get(path),
      () => caller.get(`${path}/${id}`),
      () => caller.post(`${path}/${id}/check`, check),
      () => caller.post(`${path}/${id}/apply`),
      () => caller.get(`${path}/${id}/report`),
      () => caller.get(`${path}/${id}/report.csv`),
      () => caller.delete(`${path}/${id}`),
    ]
    for (const call of calls(shop.nobody)) await refuses(call(), 'auth.required')
    for (const role of ['cashier', 'stockKeeper', 'readOnly'] as const)
      for (const call of calls(await shop.as(role))) await refuses(call(), 'auth.forbidden')
    const [, , ...ofOne] = calls(await (await aShop(open())).as('manager'))
    for (const call of ofOne) await refuses(call(), 'partyImport.notFound')
    const other = kind === 'client' ? 'supplier' : 'client'
    await refuses(manager.get(`${importPath(other)}/${id}`), 'partyImport.notFound')
    await refuses(manager.post(`${path}/${newId()}/apply`), 'partyImport.notFound')
    await refuses(manager.get(`${path}/${id}/report?only=nothing`), 'request.invalid')
    expect((await manager.get(path)).json<PartyImport[]>().map((each) => each.id)).toEqual([id])
  })

  test('is removed when somebody wishes, or when its days are over', async () => {
    const manager = await anImporter()
    const first = await checkedPeople(open(), manager, 'Code,Nom\nN-1,Un\n', { kind })
    const second = await checkedPeople(open(), manager, 'Code,Nom\nN-2,Deux\n', { kind })
    expect((await manager.delete(`${path}/${first.id}`)).statusCode).toBe(204)
    await refuses(manager.delete(`${path}/${first.id}`), 'partyImport.notFound')
    const long = new Date(Date.now() - 8 * 86_400_000)
    await open()
      .admin.updateTable('party_import')
      .set({ finished_at: long })
      .where('company_id', '=', manager.companyId)
      .where('id', '=', second.id)
      .execute()
    await open().jobs.drain()
    const kept = await open()
      .admin.selectFrom('party_import_row')
      .select('import_id')
      .where('company_id', '=', manager.companyId)
      .execute()
    expect(kept).toEqual([])
  })

  test.each([
    ['empty', '', 'importFile.notCsv'],
    ['blank', ' \n \n', 'importFile.notCsv'],
    ['binary', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'importFile.workbookBroken'],
    ['with a zero', Buffer.from('Code,Nom\nN\u0000,Un\n', 'utf16le'), 'importFile.notCsv'],
    ['with a quote that is never closed', 'Code,Nom\n"N-1,Un\n', 'importFile.notCsv'],
    ['of 100,000 columns', `${'x,'.repeat(100_000)}x\n1\n`, 'importFile.rowTooLong'],
    ['of 201 columns', `${'x,'.repeat(201)}x\n1\n`, 'importFile.tooManyColumns'],
    ['with a huge cell', `Code,Nom\nN-1,${'x'.repeat(66_000)}\n`, 'importFile.rowTooLong'],
    ['of an old format', Buffer.from('<html><table><tr><td>Nom</td></tr></table>'), 'importFile.workbookOld'],
  ])('refuses a file that is %s, and leaves nothing behind', async (_, content, code) => {
    const manager = await anImporter()
    await refuses(sendPeople(manager, content, kind), code)
    expect((await manager.get(path)).json()).toEqual([])
  })
})

test('a file in another encoding, with headers twice and cells too many, is read as far as it goes', async () => {
  const manager = await anImporter()
  const latin = Buffer.from('Code;Nom;Nom;Ville\nN-1;Société Générale;Autre;Béja\nN-2;Un;;;x;y\nN-3;Élan\n', 'latin1')
  const found = await checkedPeople(open(), manager, latin)
  expect(found).toMatchObject({
    headers: ['Code', 'Nom', 'Nom (2)', 'Ville'],
    mapping: { code: 'Code', name: 'Nom', city: 'Ville' },
    reading: { encoding: 'windows-1252', delimiter: ';' },
  })
  expect(await peopleReport(manager, found.id)).toEqual(['2 created: ', '3 bad: row columnCount 6', '4 created: '])
  await appliedPeople(open(), manager, found.id)
  expect((await clientsOf(manager)).get('N-1')).toMatchObject({ name: 'Société Générale', city: 'Béja' })
})

test('without a file nothing is imported', async () => {
  const manager = await anImporter()
  const body = '--x\r\ncontent-disposition: form-data; name="sheet"\r\n\r\nA\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  await refuses(manager.post('clients/import', Buffer.from(body), headers), 'partyImport.fileMissing')
})

test('an import that broke off goes on where it was, with nobody made twice', async () => {
  const manager = await anImporter()
  const rows = Array.from({ length: 120 }, (_, at) => `N-${at},Client ${at}`).join('\n')
  const found = await checkedPeople(open(), manager, `Code,Nom\n${rows}\n`)
  await appliedPeople(open(), manager, found.id)
  await open()
    .admin.updateTable('party_import')
    .set({ state: 'failed', failure: 'unexpected', last_row: 61, done_count: 60, finished_at: new Date() })
    .where('company_id', '=', manager.companyId)
    .where('id', '=', found.id)
    .execute()
  const done = await appliedPeople(open(), manager, found.id)
  expect(done.state).toBe('done')
  // The second half was there already: those rows are told, and nobody is made a second time.
  expect(done).toMatchObject({ goodCount: 60, badCount: 60 })
  expect((await clientsOf(manager)).size).toBe(100)
  expect((await peopleImport(manager, found.id)).doneCount).toBe(120)
})
