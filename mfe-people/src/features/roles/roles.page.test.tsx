import { describe, expect, test } from '@jest/globals'
import type { OwnRole, PermissionChoices } from '@comptoir/contracts/company/roles'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aSession,
  checkAccessibility,
  chooseAction,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aRole, CHOICES } from '../../testing/a-role.ts'
import { locales } from '../../testing/locales.ts'
import { RoleCreatePage } from './role-create.page.tsx'
import { RoleEditPage } from './role-edit.page.tsx'
import { RolesPage } from './roles.page.tsx'

const session = aSession({ company: aCompany({ id: 'c1' }) })
const at = (path: string, route = path) => ({ locales, session, path: `/:companyId${path}`, route: `/c1${route}` })
const role = aRole()
const tick = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
/** The answer that is named last counts where two fit. */
const withChoices = (api = fakeApi()) => api.on<PermissionChoices>('get', '/:companyId/roles/permissions', CHOICES)

describe('the list of roles', () => {
  const listed = () => fakeApi().on<PaginatedOf<OwnRole>>('get', '/:companyId/roles/paginated', aPage([role]))

  test('shows how many have each, and leads to them', async () => {
    listed()
    const { container } = await renderPage(<RolesPage />, at('/roles'))
    const row = within(await screen.findByRole('row', { name: /Chef de rayon/ }))
    expect(row.getByText('Stock keeper')).toBeTruthy()
    expect(row.getByRole('link', { name: '2' }).getAttribute('href')).toContain(`/c1/users?role=${role.id}`)
    await checkAccessibility(container)
  })

  test('is had as a file, as it is filtered', async () => {
    const api = listed().on('get', '/:companyId/roles/export', refusal('server.unavailable'))
    const { user } = await renderPage(<RolesPage />, at('/roles', '/roles?q=chef&basedOn=stockKeeper'))
    await user.click(await screen.findByRole('button', { name: 'Export as PDF', hidden: true }))
    await waitFor(() => expect(api.callsTo('get', '/:companyId/roles/export')).toHaveLength(1))
    expect(Object.fromEntries(api.callsTo('get', '/:companyId/roles/export')[0]?.searchParams ?? [])).toMatchObject({
      ...{ format: 'pdf', 'search[text]': 'chef', 'filter[basedOn]': 'stockKeeper', 'order[field]': 'name' },
    })
  })

  test('keeps one that somebody has, and says who uses it', async () => {
    const api = listed().on('delete', '/:companyId/roles/:id', refusal('role.inUse', { params: { users: 2 } }))
    const { user } = await renderPage(<RolesPage />, at('/roles'))
    await chooseAction(user, 'Chef de rayon', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete the role' }))
    expect(await screen.findByText(/cannot be deleted because people have it \(users: 2\)/)).toBeTruthy()
    expect(api.callsTo('delete', '/:companyId/roles/:id')).toHaveLength(1)
  })
})

describe('a new role', () => {
  test('begins as a copy of a built-in one, and is sent as it is ticked', async () => {
    const api = withChoices().on('post', '/:companyId/roles', () => reply(role, 201))
    const { user, container } = await renderPage(<RoleCreatePage />, at('/roles/create'))
    expect((await tick('Sell')).checked).toBe(true)
    expect((await tick('Manage brands')).checked).toBe(false)
    await user.selectOptions(screen.getByRole('combobox', { name: /^Copy of/ }), 'Stock keeper')
    expect((await tick('Sell')).checked).toBe(false)
    expect((await tick('Manage brands')).checked).toBe(true)
    expect((await tick('View the company')).disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Chef de rayon')
    // To change something brings the look at it along.
    await user.click(await tick('Sell'))
    expect((await tick('View sales')).checked).toBe(true)
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Save the role' }))
    expect(await screen.findByText('Role “Chef de rayon” saved')).toBeTruthy()
    const body = api.callsTo('post', '/:companyId/roles')[0]?.body as OwnRole
    expect(body).toMatchObject({ name: 'Chef de rayon', description: null, basedOn: 'stockKeeper' })
    expect(body.permissions.toSorted()).toEqual(
      ['brands.export', 'brands.read', 'brands.write', 'company.read', 'sales.read', 'sales.write'].toSorted(),
    )
  })
})

describe('what was ticked stays when the reader changes the language of the screen', () => {
  test.each([
    ['a new role', <RoleCreatePage key="create" />, at('/roles/create'), 'Voir les marques'],
    [
      'an existing one',
      <RoleEditPage key="edit" />,
      at('/roles/edit/:id', `/roles/edit/${role.id}`),
      'Voir les marques',
    ],
  ])('of %s', async (_, page, place, label) => {
    withChoices(fakeApi().on<OwnRole>('get', '/:companyId/roles/:id', role)).on<PermissionChoices>(
      'get',
      '/:companyId/roles/permissions',
      ({ headers }) => (headers.get('accept-language') === 'fr' ? inFrench(CHOICES) : CHOICES),
    )
    const { user, i18n } = await renderPage(page, place)
    const wasTicked = (await tick('View brands')).checked
    await user.click(await tick('View brands'))
    await act(() => i18n.changeLanguage('fr'))
    expect((await tick(label)).checked).toBe(!wasTicked)
  })
})

function inFrench({ areas }: PermissionChoices): PermissionChoices {
  const named = (choice: PermissionChoices['areas'][number]['subjects'][number][number]) =>
    choice.name === 'brands.read' ? { ...choice, label: 'voir les marques' } : choice
  return { areas: areas.map((area) => ({ ...area, subjects: area.subjects.map((subject) => subject.map(named)) })) }
}

describe('an existing role', () => {
  const opened = () => withChoices(fakeApi().on<OwnRole>('get', '/:companyId/roles/:id', role))

  test('loses all of a subject with the look at it, and an area at once', async () => {
    const api = opened().on<OwnRole>('put', '/:companyId/roles/:id', role)
    const { user } = await renderPage(<RoleEditPage />, at('/roles/edit/:id', `/roles/edit/${role.id}`))
    await user.click(await tick('View brands'))
    expect((await tick('Manage brands')).checked).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Tick all: Counter and sales' }))
    await user.click(screen.getByRole('button', { name: 'Save the role' }))
    expect(await screen.findByText('Role “Chef de rayon” saved')).toBeTruthy()
    expect(api.callsTo('put', '/:companyId/roles/:id')[0]?.body).toEqual({
      name: 'Chef de rayon',
      description: 'Tient un rayon',
      basedOn: 'stockKeeper',
      permissions: ['company.read', 'sales.read', 'sales.write', 'sales.editPrice'],
      approvals: [],
    })
  })

  test('may do with an approval what it is not allowed', async () => {
    const api = opened().on<OwnRole>('put', '/:companyId/roles/:id', role)
    const { user } = await renderPage(<RoleEditPage />, at('/roles/edit/:id', `/roles/edit/${role.id}`))
    const asking = /^With somebody’s approval ?: set prices$/
    await user.click(await tick('Set prices'))
    expect(screen.queryByRole('checkbox', { name: asking })).toBeNull()
    await user.click(await tick('Set prices'))
    await user.click(await screen.findByRole('checkbox', { name: asking }))
    await user.click(screen.getByRole('button', { name: 'Save the role' }))
    expect(await screen.findByText('Role “Chef de rayon” saved')).toBeTruthy()
    expect(api.callsTo('put', '/:companyId/roles/:id')[0]?.body).toMatchObject({ approvals: ['sales.editPrice'] })
  })

  test('whose name is taken says so at the name', async () => {
    const taken = refusal('role.nameTaken', {
      params: { name: 'Chef' },
      errors: [{ pointer: '/name', keyword: 'x', message: 'x' }],
    })
    opened().on('put', '/:companyId/roles/:id', taken)
    const { user } = await renderPage(<RoleEditPage />, at('/roles/edit/:id', `/roles/edit/${role.id}`))
    await tick('View brands')
    await user.click(screen.getByRole('button', { name: 'Save the role' }))
    expect((await screen.findByRole('textbox', { name: /^Name/ })).getAttribute('aria-invalid')).toBe('true')
  })

  test('that is gone says so', async () => {
    withChoices(fakeApi().on('get', '/:companyId/roles/:id', refusal('role.notFound')))
    await renderPage(<RoleEditPage />, at('/roles/edit/:id', `/roles/edit/${role.id}`))
    expect(await screen.findByText('This role does not exist')).toBeTruthy()
  })
})
