import { beforeAll, describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Sale } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient, clientInput } from '../../../../test/clients.ts'
import { heldFor } from '../../../../test/held-walk.ts'
import { aPaymentMethod, aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { appliedPeople, checkedPeople } from '../../../../test/party-imports.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { sealAuditTrails } from '../../../platform/audit/seal-audit-trails.ts'
import { checkBooksInside } from '../books/index.ts'

const open = setUpApp()

/** Nobody else in the database has any of these. */
const PLANTED = {
  name: 'Zvonimir Qurayshovic',
  formerName: 'Xystra Wolframsdottir',
  phone: '+216 93 717 539',
  digits: '93717539',
  email: 'zvonko.q@planted.example',
  taxId: '7391825K/P/M/000',
  address: '9173, impasse du Tatou',
  city: 'Ghardimaouqx',
  contact: 'Ptolemea Vandersluijs',
  certificate: 'EXO-55190-QZ',
  passport: 'QX-7715503',
}

const seal = () => sealAuditTrails(open().admin, new Date(Date.now() + 1000))

async function findings(shop: Shop): Promise<string[]> {
  const owner = new pg.Client({ connectionString: open().ownerUrl })
  await owner.connect()
  try {
    await owner.query('begin')
    const { checks } = await checkBooksInside(owner, shop.companyId, [])
    return checks.flatMap(({ findings: found }) =>
      found.map(({ check, subject, what }) => `${check}|${subject}: ${what}`),
    )
  } finally {
    await owner.end()
  }
}

/** Every column of every table, in whatever schema, that holds one of the texts: read as text, whatever its type. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const owner = new pg.Client({ connectionString: open().ownerUrl })
  await owner.connect()
  try {
    const { rows: columns } = await owner.query<{ table: string; column: string }>(
      `select format('%I.%I', n.nspname, c.relname) as table, a.attname::text as column
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
         and a.attnum > 0 and not a.attisdropped`,
    )
    const tables = new Map<string, string[]>()
    for (const { table, column } of columns) tables.set(table, [...(tables.get(table) ?? []), column])
    const found: string[] = []
    for (const [table, own] of tables) {
      const held = own.map((column) => `lower(x."${column}"::text) like any($1)`)
      const counts = held.map((condition, at) => `count(*) filter (where ${condition})::int as c${at}`)
      const { rows } = await owner.query<Record<string, number>>(`select ${counts.join(', ')} from ${table} x`, [
        texts.map((text) => `%${text.toLowerCase()}%`),
      ])
      own.forEach((column, at) => (rows[0]?.[`c${at}`] ?? 0) > 0 && found.push(`${table}.${column}`))
    }
    return found
  } finally {
    await owner.end()
  }
}

/** Texts that would give the person away, their single words among them. */
const TELLING = [
  ...Object.values(PLANTED),
  ...['zvonimir', 'qurayshovic', 'xystra', 'wolframsdottir', 'ptolemea', 'vandersluijs', 'ghardimaouqx', 'tatou'],
]

const read = async (caller: Caller, id: string): Promise<Client> => (await caller.get(`clients/${id}`)).json<Client>()
const made = async (caller: Caller, over: object): Promise<Client> =>
  (await caller.post('clients', aClient(over), { 'idempotency-key': newId() })).json<Client>()
const erase = (caller: Caller, { id, name, version }: Client, over: object = {}) =>
  caller.post(`clients/${id}/erase`, { name, version, ...over })

interface Sold {
  shop: Shop
  administrator: Caller
  client: Client
  ticket: Sale
}

/** Whom the shop sells to while nobody is named. */
async function sellTo({ pointOfSaleId }: Shop, caller: Caller, defaultClientId: string | null): Promise<void> {
  const path = `points-of-sale/${pointOfSaleId}`
  const { code, name, address, postalCode, city, phone } = (await caller.get(path)).json<PointOfSale>()
  const changed = await caller.put(path, { code, name, address, postalCode, city, phone, defaultClientId })
  expect({ status: changed.statusCode, body: changed.body }).toMatchObject({ status: 200 })
}

/** A client of whom all is said, once under another name, into whom a duplicate was merged, with a ticket and a return. */
async function aKnownClient(): Promise<Sold> {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const own = {
    ...{ kind: 'person', name: PLANTED.formerName, phone: PLANTED.phone, email: PLANTED.email, taxId: PLANTED.taxId },
    ...{ address: PLANTED.address, city: PLANTED.city },
    addresses: [{ name: 'Dépôt', address: PLANTED.address, postalCode: null, city: PLANTED.city }],
    contacts: [{ name: PLANTED.contact, role: null, phone: PLANTED.phone, email: PLANTED.email }],
    certificates: [
      {
        kind: 'exemption',
        number: PLANTED.certificate,
        issuedOn: '2026-01-02',
        validFrom: '2026-01-02',
        validUntil: '2026-12-31',
      },
    ],
  }
  const duplicate = await made(administrator, { ...own, code: 'DUP' })
  const first = await made(administrator, { ...own, code: 'ZQ' })
  await administrator.put(`clients/${first.id}`, { ...clientInput(first), name: PLANTED.name })
  await sellTo(shop, administrator, first.id)
  const session = await anOpenSession(shop, administrator)
  const [cash, harissa] = [await cashOf(administrator), await aProduct(shop)]
  const identity = { kind: 'passport', number: PLANTED.passport, name: PLANTED.name } as const
  const sell = (clientId: string) => {
    const sale = aSale(session, cash.id, { lines: [{ goods: harissa }] }, { clientId })
    const payments = sale.payments.map((payment) => ({ ...payment, details: { identity } }))
    return sold(administrator.post('sales', { ...sale, payments }))
  }
  await sell(duplicate.id)
  const ticket = await sell(first.id)
  await heldFor(administrator, session, { id: first.id, name: PLANTED.name, phone: PLANTED.phone })
  await administrator.post('sales-returns', {
    ...{ id: newId(), registerId: session.registerId, cashSessionId: session.id, clientId: first.id },
    ...{ occurredAt: new Date().toISOString(), reason: 'defective', comment: `rapporté par ${PLANTED.name}` },
    lines: [{ id: newId(), productId: harissa.id, quantityMilli: 1000, unitPriceMicro: 3_450_000 }],
    refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: 3450 }],
    totalMinor: 3450,
  })
  await administrator.post(`cash-sessions/${session.id}/count`)
  const closed = await administrator.post(`cash-sessions/${session.id}/close`, {
    counts: [{ paymentMethodId: cash.id, countedMinor: 103_450 }],
    keptFloatMinor: 50_000,
  })
  expect(closed.statusCode).toBe(200)
  await administrator.post(`clients/${duplicate.id}/merge`, { intoId: first.id, version: duplicate.version })
  const view = { search: PLANTED.phone, filters: {}, sort: null, limit: 25, columns: null, density: 'compact' }
  const kept = { list: 'clients', name: `Chez ${PLANTED.name}`, isShared: false, view }
  expect((await administrator.post('saved-views', kept)).statusCode).toBe(201)
  await importThem(administrator)
  return { shop, administrator, client: await read(administrator, first.id), ticket }
}

/**
 * Files that the client came in: one that was applied, one that waits, one whose rows are refused and say little, one that
 * has no line of headers, and one of suppliers.
 */
async function importThem(administrator: Caller): Promise<void> {
  const { name, email, taxId, city, digits } = PLANTED
  const line = `ZQ;${name};${email};${taxId};"${PLANTED.address}";${city}`
  const file = `Code;Nom;E-mail;Matricule fiscal;Adresse;Ville\n${line}\nZR;Somebody else;;;;\n`
  const { id } = await checkedPeople(open(), administrator, file)
  await appliedPeople(open(), administrator, id)
  await checkedPeople(open(), administrator, file.replaceAll(city, 'Tabarka'))
  const refused = `Code;Nom;Tél;Mail\n;${PLANTED.formerName};;\n;;93 717-539;\n;;x ${digits};\n;;;${email.toUpperCase()}\n`
  await checkedPeople(open(), administrator, refused)
  await checkedPeople(open(), administrator, `${name};${PLANTED.phone};Tunis\nA;B;C\n`)
  await checkedPeople(open(), administrator, `Code;Nom\nS-1;${name}\n`, { kind: 'supplier' })
}

describe('erasing a client', () => {
  let known: Sold

  beforeAll(async () => {
    known = await aKnownClient()
    await seal()
  })

  test('was refused to who may not, and where something was wrong; nothing was erased then', async () => {
    const { shop, administrator, client } = known
    await refuses(erase(shop.nobody, client), 'auth.required')
    for (const role of ['manager', 'accountant', 'cashier', 'stockKeeper', 'readOnly'] as const)
      await refuses(erase(await shop.as(role), client), 'auth.forbidden')
    await refuses(erase(await (await aShop(open())).as('administrator'), client), 'client.notFound')
    await refuses(administrator.post(`clients/${client.id}/erase`, { name: client.name }), 'request.invalid')
    await refuses(erase(administrator, client, { name: 'Zvonimir' }), 'client.notConfirmed')
    await refuses(erase(administrator, client, { version: client.version - 1 }), 'request.versionStale')
    expect(await read(administrator, client.id)).toEqual(client)
  })

  test('leaves their name, telephone, e-mail and all else in no table of the database, and the books hold', async () => {
    const { shop, administrator, client, ticket } = known
    const places = await placesOf(TELLING)
    for (const place of [
      ...[
        'public.client.name',
        'public.sale.seller',
        'public.sale.payers',
        'public.search_word.word',
        'public.party_import.sample',
      ],
      ...['public.party_import.headers', 'public.party_import_row.fields', 'public.party_import_row.name'],
      ...['public.party_import_row.changes', 'public.party_import_row.problems'],
    ])
      expect(places).toContain(place)
    expect(places.filter((place) => place.startsWith('public.audit_log'))).not.toEqual([])
    expect(await findings(shop)).toEqual([])

    await refuses(erase(administrator, client), 'client.erasedAtShops')
    await sellTo(shop, administrator, null)
    await seal()
    const done = await erase(administrator, client)
    expect({ status: done.statusCode, body: done.body }).toEqual({ status: 204, body: '' })

    expect(await placesOf(TELLING)).toEqual([])
    expect(await findings(shop)).toEqual([])
    await seal()
    expect(await findings(shop)).toEqual([])

    await refuses(administrator.get(`clients/${client.id}`), 'client.notFound')
    await refuses(erase(administrator, client), 'client.notFound')
    const kept = (await administrator.get(`sales/${ticket.id}`)).json<Sale>()
    const payments = ticket.payments.map(({ details: _details, ...payment }) => payment)
    expect(kept).toEqual({ ...ticket, payments, seller: { ...ticket.seller, client: 'Client effacé' } })
  })

  test('is told in the audit trail, which has forgotten who it was', async () => {
    const { administrator, client } = known
    const trail = (await administrator.get('audit-trail/paginated?filter[entity]=client&limit=50')).json<
      PaginatedOf<AuditEntryRow>
    >().data
    const own = trail.filter(({ entityId }) => entityId === client.id)
    expect(own.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['client.erased', 'client.updated', 'client.created']),
    )
    expect(own.find(({ action }) => action === 'client.erased')?.changes).toEqual([
      { field: 'erasedEntries', kind: 'count', before: null, after: expect.any(String) },
      { field: 'erasedDocuments', kind: 'count', before: null, after: '3' },
    ])
    expect(JSON.stringify(trail)).not.toContain('undefined')
  })
})

describe('what an erasure left cannot be changed', () => {
  const edits: readonly [string, (companyId: string) => string][] = [
    ['the currency of a ticket', (id) => `update sale set currency = 'EUR' where company_id = '${id}'`],
    ['who sold', (id) => `update sale set seller = jsonb_set(seller, '{cashier}', '"X"') where company_id = '${id}'`],
    [
      'an entry of the trail',
      (id) =>
        `update audit_log set after = '{"isActive": true}' where company_id = '${id}' and action = 'client.merged'`,
    ],
    ['what the erasure kept', (id) => `update erased_row set erased_hash = sealed_hash where company_id = '${id}'`],
    ['the rows that it tells of', (id) => `delete from erased_row where company_id = '${id}'`],
    [
      'one more row, of which it does not tell',
      (id) => `insert into erased_row select company_id, erasure_id, 'sale', company_id, sealed_hash, erased_hash
        from erased_row where company_id = '${id}' limit 1`,
    ],
  ]

  test.each(edits)('%s', async (_, edit) => {
    const { shop, administrator, client } = await erased()
    const owner = new pg.Client({ connectionString: open().ownerUrl })
    await owner.connect()
    try {
      await owner.query('begin')
      expect((await owner.query(edit(shop.companyId))).rowCount).toBeGreaterThan(0)
      const { checks } = await checkBooksInside(owner, shop.companyId, [])
      expect(checks.flatMap(({ findings: found }) => found)).not.toEqual([])
    } finally {
      await owner.end()
    }
    await refuses(administrator.get(`clients/${client.id}`), 'client.notFound')
  })

  let once: Promise<Sold> | null = null
  const erased = (): Promise<Sold> => (once ??= makeErased())
  async function makeErased(): Promise<Sold> {
    const known = await aKnownClient()
    const { administrator, shop, client } = known
    await sellTo(shop, administrator, null)
    await seal()
    expect((await erase(administrator, client)).statusCode).toBe(204)
    await seal()
    return known
  }
})

test('is refused while documents are open or something is owed, and of the walk-in client', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const client = await made(administrator, { kind: 'person', name: 'Amel Trabelsi' })
  const session = await anOpenSession(shop, administrator)
  const credit = await aPaymentMethod(administrator, { kind: 'credit', name: 'Ardoise' })
  const goods = await aProduct(shop)
  const sale = aSale(session, credit.id, { lines: [{ goods }] }, { clientId: client.id })
  await sold(administrator.post('sales', sale))
  const inOpen = await refuses(erase(administrator, client), 'client.inOpenSession')
  expect(inOpen.params).toEqual({ documents: 1 })
  await administrator.post(`cash-sessions/${session.id}/count`)
  const counts = [
    { paymentMethodId: credit.id, countedMinor: sale.totalMinor },
    { paymentMethodId: (await cashOf(administrator)).id, countedMinor: 100_000 },
  ]
  const closed = await administrator.post(`cash-sessions/${session.id}/close`, { counts, keptFloatMinor: 0 })
  expect({ status: closed.statusCode, body: closed.body }).toMatchObject({ status: 200 })
  const owed = await refuses(erase(administrator, client), 'client.owes')
  expect(owed.params).toEqual({ owedMinor: sale.totalMinor, currency: 'TND' })
  const clients = (await administrator.get('clients/paginated')).json<PaginatedOf<Client>>().data
  const walkIn = clients.find(({ isDefault }) => isDefault)
  if (!walkIn) throw new Error('no walk-in client')
  await refuses(erase(administrator, walkIn), 'client.walkInErased')
})

test('words that another client is found by are still known', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const one = await made(administrator, { kind: 'person', code: 'A', name: 'Nabila Gharbiwt' })
  await made(administrator, { kind: 'person', code: 'B', name: 'Nabila Ayari', phone: null, email: null })
  expect((await erase(administrator, one)).statusCode).toBe(204)
  const words = await open()
    .admin.selectFrom('search_word')
    .select('word')
    .where('company_id', '=', shop.companyId)
    .where('word', 'in', ['nabila', 'gharbiwt', 'ayari'])
    .orderBy('word')
    .execute()
  expect(words.map(({ word }) => word)).toEqual(['ayari', 'nabila'])
})

test.each([
  ['suppliers', { leadDays: 3 }],
  ['representatives', {}],
])('%s are erased whole, and the trail forgets who they were', async (path, more) => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const reach = { phone: '+216 95 135 246', email: 'hapax@planted2.example' }
  const terms = {
    taxId: null,
    address: null,
    postalCode: null,
    city: null,
    paymentDays: null,
    isPaymentAtMonthEnd: false,
  }
  const body = { code: 'S-1', name: 'Hapax Kowalczewska', ...reach, ...(path === 'suppliers' ? terms : {}), ...more }
  const answer = await administrator.post(path, body)
  expect(answer.statusCode).toBe(201)
  const { id, name, version } = answer.json<Client>()
  await seal()
  const ask = (caller: Caller, over: object = {}) => caller.post(`${path}/${id}/erase`, { name, version, ...over })
  await refuses(ask(shop.nobody), 'auth.required')
  await refuses(ask(await shop.as('manager')), 'auth.forbidden')
  await refuses(
    ask(administrator, { name: 'Hapax' }),
    path === 'suppliers' ? 'supplier.notConfirmed' : 'representative.notConfirmed',
  )
  expect((await ask(administrator)).statusCode).toBe(204)
  expect(await placesOf(['hapax', 'kowalczewska', '95 135 246', '95135246'])).toEqual([])
  await seal()
  expect(await findings(shop)).toEqual([])
})
