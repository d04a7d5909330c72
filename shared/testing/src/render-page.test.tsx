import { describe, expect, test } from '@jest/globals'
import { session } from '@comptoir/app-kit'
import { BRANDS, type Brand } from '@comptoir/contracts/inventory/brands'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  Button,
  useFormat,
  useList,
  useNavigate,
  useParams,
  useRemoteScope,
  useSave,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { screen } from '@testing-library/react'
import { api } from '@comptoir/app-kit'
import { aCompany, aPage, aSession, checkAccessibility, fakeApi, refusal, renderPage } from './index.ts'

const locales = {
  inventory: {
    en: { brands: { title: 'Brands', save: 'Save', saved: 'Saved', back: 'Back' } },
    fr: { brands: { title: 'Marques', save: 'Enregistrer', saved: 'Enregistré', back: 'Retour' } },
    ar: { brands: { title: 'العلامات التجارية', save: 'حفظ', saved: 'تم الحفظ', back: 'رجوع' } },
  },
}

function BrandsPage() {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const navigate = useNavigate()
  const { companyId } = useParams()
  const { data } = useList(BRANDS, { page: 1, limit: 10 })
  const { save } = useSave(() => api.post(`${companyId ?? ''}/brands`, { name: 'Sicam' }), {
    success: t('brands.saved'),
  })
  return (
    <>
      <h1>{t('brands.title')}</h1>
      <p>{`${useRemoteScope().id} ${format.money(63_110)} ${useSession((state) => state.user?.name ?? 'nobody')}`}</p>
      <ul>
        {data?.data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Button onClick={() => void save(undefined)}>{t('brands.save')}</Button>
      <Button onClick={() => void navigate('/elsewhere')}>{t('brands.back')}</Button>
    </>
  )
}

const company = aCompany({ id: 'c1' })
const place = { route: '/c1/brands', path: '/:companyId/brands', locales }

describe('a page under test', () => {
  test('is drawn with its phrases, its session and its data, and used by role', async () => {
    const fake = fakeApi().on<PaginatedOf<Brand>>(
      'get',
      '/:companyId/brands/paginated',
      aPage([{ id: 'b1', name: 'Délice', isActive: true, productCount: 0, version: 1 }]),
    )
    fake.on('post', '/:companyId/brands', ({ body }) => body)
    const { user, router, container } = await renderPage(<BrandsPage />, { ...place, session: aSession({ company }) })
    expect(await screen.findByText('Délice')).toBeTruthy()
    expect(screen.getByText(/inventory 63\.110.TND Amel Trabelsi/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(fake.callsTo('post', '/:companyId/brands').map(({ params, body }) => [params['companyId'], body])).toEqual([
      ['c1', { name: 'Sicam' }],
    ])
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(router.state.location.pathname).toBe('/elsewhere')
  })

  test('is drawn in Arabic, from right to left', async () => {
    fakeApi().on('get', '/:companyId/brands/paginated', aPage([]))
    await renderPage(<BrandsPage />, { ...place, language: 'ar', session: aSession({ company }) })
    expect(screen.getByRole('heading', { name: 'العلامات التجارية' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'حفظ' })).toBeTruthy()
    expect(document.documentElement.dir).toBe('rtl')
  })

  test('shows a refusal as the product does', async () => {
    fakeApi()
      .on('get', '/:companyId/brands/paginated', aPage([]))
      .on('post', '/:companyId/brands', refusal('server.unavailable', {}, 'fr'))
    const { user } = await renderPage(<BrandsPage />, { ...place, language: 'fr', session: aSession({ company }) })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText(/Le service ne répond pas/)).toBeTruthy()
  })

  test('can be seen by nobody in particular', async () => {
    const { container } = await renderPage(<p>{'anyone'}</p>, { session: null })
    expect(container.textContent).toContain('anyone')
    expect(session.getState().user).toBeNull()
  })
})

test('an inaccessible part is reported with its rule', async () => {
  const { container } = await renderPage(<img src="x.png" />)
  await expect(checkAccessibility(container)).rejects.toThrow('image-alt')
})
