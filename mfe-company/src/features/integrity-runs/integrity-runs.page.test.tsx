import { describe, expect, test } from '@jest/globals'
import { INTEGRITY_CHECKS, type IntegrityRun, type IntegrityState } from '@comptoir/contracts/reports/integrity-runs'
import {
  aCompany,
  aPointOfSale,
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  refusal,
  renderPage,
  reply,
} from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { IntegrityRunsPage } from './integrity-runs.page.tsx'

const LAST = '/:companyId/integrity-runs/last'
const ASK = '/:companyId/integrity-runs'
const DAYS = '/:companyId/checkpoints'
const laMarsa = aPointOfSale({ id: 'p1' })
const page = {
  locales,
  session: aSession({
    user: aUser({ id: 'u1', role: 'administrator' }),
    company: aCompany({ id: 'c1' }),
    pointOfSale: laMarsa,
    pointsOfSale: [laMarsa],
  }),
  path: '/:companyId/integrityRuns',
  route: '/c1/integrityRuns',
}

function aRun(broken: Partial<Record<IntegrityRun['results'][number]['check'], string[]>> = {}): IntegrityRun {
  return {
    id: '018f0000-0000-7000-8000-00000000c4ec',
    startedAt: '2026-11-22T04:30:00.000Z',
    milliseconds: 2340,
    documents: 1204,
    isSound: Object.keys(broken).length === 0,
    results: INTEGRITY_CHECKS.map((check) => ({
      check,
      count: broken[check]?.length ?? 0,
      subjects: broken[check] ?? [],
    })),
  }
}

function aServer(state: IntegrityState, days: string[] = []) {
  return fakeApi().on<IntegrityState>('get', LAST, state).on<string[]>('get', DAYS, days)
}

describe('the last check', () => {
  test('says that the books are sound, when, how long and over how much', async () => {
    aServer({ run: aRun(), isRunning: false })
    const { container } = await renderPage(<IntegrityRunsPage />, page)
    expect(await screen.findByText('The books are sound')).toBeTruthy()
    expect(screen.getByText('2.3 s')).toBeTruthy()
    expect(screen.getByText('1,204')).toBeTruthy()
    expect(screen.getAllByText('Holds')).toHaveLength(INTEGRITY_CHECKS.length)
    expect(await screen.findByText(/the first is made tonight/)).toBeTruthy()
    await checkAccessibility(container)
  })

  test('names the documents that do not agree, and leads to tickets', async () => {
    aServer({ run: aRun({ tickets: ['TIC-LM2-000042'], auditTrail: ['entry of yesterday'] }), isRunning: false })
    await renderPage(<IntegrityRunsPage />, page)
    expect(await screen.findByText('Something in the books does not agree')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'TIC-LM2-000042' }).getAttribute('href')).toBe(
      '/c1/p1/sales?q=TIC-LM2-000042',
    )
    expect(screen.getAllByText('Does not agree')).toHaveLength(2)
    expect(screen.queryByText('entry of yesterday')).toBeNull()
  })

  test('names the days whose checkpoints are missing or changed', async () => {
    aServer({ run: aRun({ checkpoints: ['2026-11-20'] }), isRunning: false })
    await renderPage(<IntegrityRunsPage />, page)
    expect(await screen.findByText('Checkpoints are complete and signed')).toBeTruthy()
    expect(screen.getByText('20/11/2026')).toBeTruthy()
    expect(screen.getByText('1 difference')).toBeTruthy()
  })

  test('reads in Arabic', async () => {
    aServer({ run: aRun({ tickets: ['TIC-LM2-000042'] }), isRunning: false }, ['2026-11-22'])
    const { container } = await renderPage(<IntegrityRunsPage />, { ...page, language: 'ar' })
    expect(await screen.findByText('في الدفاتر اختلافات')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'تنزيل نقطة المراقبة ليوم 22/11/2026' })).toBeTruthy()
    await checkAccessibility(container)
  })

  test('that cannot be read says so and can be asked again', async () => {
    const api = fakeApi().on('get', LAST, refusal('server.unavailable')).on<string[]>('get', DAYS, [])
    const { user } = await renderPage(<IntegrityRunsPage />, page)
    await screen.findByText('The last check could not be loaded')
    api.on<IntegrityState>('get', LAST, { run: null, isRunning: false })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/have not been checked yet/)).toBeTruthy()
  })
})

test('a check that is asked for minutes after the last one shows that one, and says so', async () => {
  const state: IntegrityState = { run: aRun(), isRunning: false }
  const api = aServer(state)
  const { user } = await renderPage(<IntegrityRunsPage />, page)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check now' })
  api.on<IntegrityState>('post', ASK, reply(state, 202))
  await user.click(button)
  expect(await screen.findByText(/checked only minutes ago/)).toBeTruthy()
  expect(screen.getByText('The books are sound')).toBeTruthy()
})

test('a check is asked for, and shown while it runs', async () => {
  const api = aServer({ run: null, isRunning: false })
  const { user } = await renderPage(<IntegrityRunsPage />, page)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check now' })
  const running: IntegrityState = { run: null, isRunning: true }
  api.on<IntegrityState>('post', ASK, reply(running, 202)).on<IntegrityState>('get', LAST, running)
  await user.click(button)
  expect(await screen.findByText('The books are being checked')).toBeTruthy()
  expect(button.disabled).toBe(true)
  api.on<IntegrityState>('get', LAST, { run: aRun(), isRunning: false })
  await waitFor(() => expect(screen.getByText('The books are sound')).toBeTruthy())
})
