import { expect, test } from '@jest/globals'
import { locationsOf } from '@comptoir/contracts/company/locations'
import { STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import { session } from '@comptoir/platform'
import { aPointOfSale, fakeApi, patternOf, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aCount } from '../../testing/a-count.ts'
import { at } from '../../testing/a-place.ts'
import { CountPlanPage } from './count-plan.page.tsx'
import en from './phrases/en.json' with { type: 'json' }

const placeOf = (pointOfSaleId: string, id: string, name: string) => ({
  ...{ id, pointOfSaleId, name, kind: 'shop', isActive: true, version: 1 },
})
const ONE = patternOf(STOCK_COUNTS, ':id')
const note = () => screen.findByRole<HTMLInputElement>('textbox', { name: en.plan.note })

function answerPlaces(api: FakeApi): FakeApi {
  return api
    .on('get', patternOf(locationsOf('p1')), [placeOf('p1', 'l1', 'Espace de vente')])
    .on('get', patternOf(locationsOf('p2')), [placeOf('p2', 'l2', 'Magasin')])
    .on('get', patternOf(STOCK_COUNTS, 'people'), [])
}

test('what a colleague saves meanwhile is told, and takes nothing of what was typed until somebody says so', async () => {
  const planned = aCount({ state: 'planned', version: 3, note: 'Rayon 1', mayTake: ['change'] })
  const stale = refusal('request.versionStale', { params: { by: 'Sami', changedAt: '2026-11-02T09:00:00.000Z' } })
  let present = planned
  const api = fakeApi()
    .on('get', ONE, () => present)
    .on('put', ONE, stale)
  answerPlaces(api)
  const { user, queryClient } = await renderPage(
    <CountPlanPage />,
    at('stockCount/edit/:id', `stockCount/edit/${planned.id}`),
  )
  await user.type(await note(), ' et 2')
  present = { ...planned, version: 4, note: 'Tout le rayon' }
  await act(() => queryClient.invalidateQueries())
  expect((await note()).value).toBe('Rayon 1 et 2')
  await user.click(screen.getByRole('button', { name: en.plan.save }))
  await user.click(await screen.findByRole('button', { name: 'Reload' }))
  await waitFor(async () => expect((await note()).value).toBe('Tout le rayon'))
  expect(api.callsTo('put', ONE)[0]?.headers.get('if-match')).toBe('"3"')
})

test('another shop is another plan, of a place of its own', async () => {
  const api = answerPlaces(fakeApi()).on('post', patternOf(STOCK_COUNTS), aCount({ state: 'planned' }))
  const { user } = await renderPage(<CountPlanPage />, at('stockCount/new'))
  await screen.findByRole('option', { name: 'Espace de vente' })
  act(() => session.setState({ pointOfSale: aPointOfSale({ id: 'p2', code: 'SF', name: 'Sfax Centre' }) }))
  await screen.findByRole('option', { name: 'Magasin' })
  act(() => session.setState({ pointOfSale: aPointOfSale({ id: 'p1', name: 'La Marsa' }) }))
  await screen.findByRole('option', { name: 'Espace de vente' })
  await user.click(screen.getByRole('button', { name: en.plan.save }))
  await waitFor(() => expect(api.callsTo('post', patternOf(STOCK_COUNTS))[0]?.body).toMatchObject({ locationId: 'l1' }))
})
