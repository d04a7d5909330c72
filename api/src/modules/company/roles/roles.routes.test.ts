import { PERMISSIONS, permissionsOf } from '@comptoir/contracts/catalogue'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { OwnRole, PermissionChoices } from '@comptoir/contracts/company/roles'
import type { GivableRights, User } from '@comptoir/contracts/company/users'
import type { PendingInvitation } from '@comptoir/contracts/identity/invitations'
import type { SessionUser } from '@comptoir/contracts/identity/session'
import { ADMINISTRATORS_ONLY } from '@comptoir/contracts/role-permissions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { anEmail, mailsTo } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const aRole = (over: object = {}) => ({
  name: 'Chef de rayon',
  description: 'Tient un rayon',
  basedOn: 'stockKeeper',
  permissions: ['brands.write', 'products.read'],
  ...over,
})
const made = async (caller: Caller, over: object = {}): Promise<OwnRole> =>
  (await caller.post('roles', aRole(over))).json<OwnRole>()
const invitation = (over: object) => ({ email: anEmail(), name: 'Sonia', pointOfSaleIds: null, ...over })

describe('a role of the company’s own', () => {
  test('is made of rights; whoever may change something may look at it', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const role = await made(administrator)
    expect(role).toMatchObject({ name: 'Chef de rayon', basedOn: 'stockKeeper', userCount: 0, version: 1 })
    expect(role.permissions.toSorted()).toEqual(
      [
        'brands.read',
        'brands.write',
        'company.read',
        'pointsOfSale.read',
        'products.read',
        'registers.read',
      ].toSorted(),
    )
  })

  test('holds no right that is none, and none that would give all others', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const unknown = await refuses(
      administrator.post('roles', aRole({ permissions: ['brands.conquer'] })),
      'role.permissionUnknown',
    )
    expect(unknown.errors?.[0]?.pointer).toBe('/permissions')
    for (const permission of ADMINISTRATORS_ONLY)
      await refuses(administrator.post('roles', aRole({ permissions: [permission] })), 'role.administratorsOnly')
    const role = await made(administrator)
    await refuses(
      administrator.put(`roles/${role.id}`, aRole({ permissions: ['roles.write'] })),
      'role.administratorsOnly',
    )
  })

  test('is chosen from everything that contracts declare, in the reader’s words', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const asked = { 'accept-language': 'fr' }
    const { areas } = (await administrator.get('roles/permissions', asked)).json<PermissionChoices>()
    const all = areas.flatMap(({ subjects }) => subjects.flat())
    expect(all.map(({ name }) => name).toSorted()).toEqual(
      [...PERMISSIONS.keys()].filter((name) => !ADMINISTRATORS_ONLY.includes(name)).toSorted(),
    )
    expect(all.find(({ name }) => name === 'banks.write')).toMatchObject({ label: 'gérer les banques', isBasic: false })
    expect(areas[0]?.area).toBe('sales')
    await refuses((await aShop(open())).nobody.get('roles/permissions'), 'auth.required')
    await refuses((await (await aShop(open())).as('manager')).get('roles/permissions'), 'auth.forbidden')
  })

  test('that somebody has is not deleted, invited or inactive as they may be', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const role = await made(administrator)
    const user = (await administrator.post('users', invitation({ role: 'own', roleId: role.id }))).json<User>()
    expect((await refuses(administrator.delete(`roles/${role.id}`), 'role.inUse')).params).toEqual({ users: 1 })
    expect((await administrator.get(`roles/${role.id}`)).json<OwnRole>().userCount).toBe(1)
    await administrator.delete(`users/${user.id}`)
    expect((await administrator.delete(`roles/${role.id}`)).statusCode).toBe(204)
  })

  test('says in the audit trail what was given and what was taken, in words', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const role = await made(administrator)
    await administrator.put(`roles/${role.id}`, aRole({ permissions: ['products.read', 'units.read'] }))
    const { data } = (await administrator.get('audit-trail/paginated?filter[entity]=role')).json<
      PaginatedOf<AuditEntryRow>
    >()
    const [change] = data.filter(({ action }) => action === 'role.updated')
    expect(change?.changes).toEqual([
      { field: 'permissions', kind: 'list', before: ['view brands', 'manage brands'], after: ['view units'] },
    ])
  })
})

describe('whoever has such a role', () => {
  test('may do what it gives and nothing else; a change of it holds at the next request', async () => {
    const shop = await aShop(open())
    const [administrator, keeper] = [await shop.as('administrator'), await shop.asOwn(['brands.write'], 'Rayon')]
    expect((await keeper.post('brands', { name: 'Délice' })).statusCode).toBe(201)
    await refuses(keeper.get('clients'), 'auth.forbidden')
    await administrator.put(`roles/${keeper.roleId}`, aRole({ permissions: ['clients.read', 'brands.read'] }))
    await refuses(keeper.post('brands', { name: 'Vitalait' }), 'auth.forbidden')
    expect((await keeper.get('clients')).statusCode).toBe(200)
    const me = (await keeper.get('/users/me')).json<{ user: SessionUser }>().user
    expect(me).toMatchObject({ role: 'own', roleName: 'Chef de rayon', isAdministrator: false })
    expect(me.permissions).toContain('clients.read')
    expect(me.permissions).not.toContain('brands.write')
  })

  test('has nothing that is the administrators’ alone, also where a release before gave it', async () => {
    const shop = await aShop(open())
    const keeper = await shop.asOwn(['brands.write'], 'Rayon')
    await open()
      .admin.updateTable('own_role')
      .set({ permissions: ['brands.write', ...ADMINISTRATORS_ONLY] })
      .where('company_id', '=', shop.companyId)
      .execute()
    expect((await keeper.post('brands', { name: 'Délice' })).statusCode).toBe(201)
    for (const path of ['api-tokens/grants', 'roles/paginated']) await refuses(keeper.get(path), 'auth.forbidden')
  })

  test('is none of another company’s role', async () => {
    const [shop, other] = [await aShop(open()), await aShop(open())]
    const administrator = await shop.as('administrator')
    const foreign = await made(await other.as('administrator'))
    for (const roleId of [foreign.id, newId()])
      await refuses(administrator.post('users', invitation({ role: 'own', roleId })), 'role.notFound')
    for (const unclear of [{ role: 'own' }, { role: 'own', roleId: null }, { role: 'cashier', roleId: foreign.id }])
      await refuses(administrator.post('users', invitation(unclear)), 'user.roleUnclear')
  })

  test('is shown with its name, found by it, and told of it in the invitation', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const role = await made(administrator)
    const input = invitation({ role: 'own', roleId: role.id })
    const user = (await administrator.post('users', input)).json<User>()
    expect(user.ownRole).toEqual({ id: role.id, name: 'Chef de rayon', description: 'Tient un rayon' })
    const listed = async (filter: string) =>
      (await administrator.get(`users/paginated?filter[role]=${filter}`)).json<PaginatedOf<User>>().data
    expect((await listed(role.id)).map(({ id }) => id)).toEqual([user.id])
    expect((await listed('own')).map(({ id }) => id)).toEqual([user.id])
    expect((await listed(newId())).map(({ id }) => id)).toEqual([])
    const [mail] = await mailsTo(open(), user.email)
    const asked = await administrator.post('/auth/pending-invitation', { token: mail?.token })
    expect(asked.json<PendingInvitation>()).toMatchObject({ role: 'own', roleName: 'Chef de rayon' })
  })

  test('gives others fewer rights than it has, and touches nobody who has more', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const chief = await shop.asOwn([...permissionsOf('cashier'), 'users.write'], 'Chef de caisse')
    const [less, more] = [
      await made(administrator, { name: 'Less', permissions: ['products.read'] }),
      await made(administrator, { name: 'More', permissions: ['units.write'] }),
    ]
    const givable = (await chief.get('users/givable')).json<GivableRights>()
    expect(givable).toMatchObject({ roles: ['cashier'], ownRoles: [{ id: less.id, name: 'Less' }] })
    expect((await chief.post('users', invitation({ role: 'own', roleId: less.id }))).statusCode).toBe(201)
    await refuses(chief.post('users', invitation({ role: 'own', roleId: more.id })), 'user.aboveOwnRights')
    await refuses(chief.post('users', invitation({ role: 'own', roleId: chief.roleId })), 'user.aboveOwnRights')
    const above = await administrator.post('users', invitation({ role: 'own', roleId: more.id }))
    const { id, email } = above.json<User>()
    const input = { email, name: 'Taken', role: 'cashier', pointOfSaleIds: null }
    await refuses(chief.put(`users/${id}`, input), 'user.aboveOwnRights')
    await refuses(chief.delete(`users/${id}`), 'user.aboveOwnRights')
  })

  test('is no administrator, however many rights it has: the last one stays', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const all = [...PERMISSIONS.keys()].filter((name) => !ADMINISTRATORS_ONLY.includes(name))
    const deputy = await shop.asOwn(all, 'Deputy')
    await refuses(deputy.get('roles'), 'auth.forbidden')
    await refuses(deputy.post('users', invitation({ role: 'administrator' })), 'user.aboveOwnRights')
    const owner = (await administrator.get(`users/${shop.ctx.userId}`)).json<User>()
    const input = { email: owner.email, name: owner.name, role: 'administrator', pointOfSaleIds: null }
    expect((await administrator.put(`users/${owner.id}`, { ...input, isActive: false })).statusCode).toBe(200)
    const own = (await administrator.get(`users/${administrator.userId}`)).json<User>()
    const demoted = { ...input, email: own.email, name: own.name, role: 'own', roleId: deputy.roleId }
    await refuses(administrator.put(`users/${own.id}`, demoted), 'user.lastAdministrator')
  })
})
