import { beforeEach, describe, expect, test } from '@jest/globals'
import type { VoucherAtCounter, VoucherClaim, VoucherClaimInput } from '@comptoir/contracts/sales/vouchers'
import { voucherCodeOf } from '@comptoir/contracts/voucher-codes'
import { ConnectionError, newId } from '@comptoir/platform'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'
import { claimsKey, keepClaim, keptClaims } from './vouchers/kept-claims.ts'

const BY_VOUCHER = { id: '018f0000-0000-7000-8000-0000000b0001', kind: 'voucher', name: 'Bon' } as const
const CODE = voucherCodeOf([1, 2, 3, 4, 5, 6, 7, 8, 9])
const CLAIMS = '/:companyId/vouchers/claims'
const VOUCHER: VoucherAtCounter = {
  ...{ id: '018f0000-0000-7000-8000-0000000b0002', number: 'BA-LM2-000001', currency: 'TND', state: 'active' },
  ...{ amountMinor: 3000, leftMinor: 3000, availableMinor: 3000, expiresOn: null },
}

async function withTea(found: Partial<VoucherAtCounter> | 'unknown' | 'away' = {}) {
  const shop = aShop({ methods: [CASH_METHOD, BY_VOUCHER] })
  const { api, page } = shop
  api
    .on<VoucherAtCounter>('get', '/:companyId/vouchers/of-code', () => {
      if (found === 'away') throw new ConnectionError('away')
      return found === 'unknown' ? refusal('voucher.codeUnknown') : { ...VOUCHER, ...found }
    })
    .on<VoucherClaim>('post', CLAIMS, ({ body }) => {
      const { amountMinor } = body as VoucherClaimInput
      const { id: voucherId, number, leftMinor } = VOUCHER
      return {
        voucherId,
        number,
        amountMinor,
        leftMinor: leftMinor - amountMinor,
        heldUntil: '2026-11-24T13:09:00.000Z',
      }
    })
    .on('post', `${CLAIMS}/release`, () => reply(undefined, 204))
  const shown = await renderPage(<CounterPage />, page)
  await shown.user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
  // What looks at the claims comes with it, later than the goods.
  await screen.findByLabelText('Client display')
  return { ...shop, ...shown }
}

/** A counter that was left with a cart that the voucher pays in part; `back` opens it again. */
async function leftWithPart() {
  const shown = await withTea()
  const { api, page, router, user } = shown
  scan(CODE)
  await user.click(await (await zone()).findByRole('button', { name: 'Take off the voucher' }))
  await screen.findByRole('list', { name: 'Taken already' })
  await act(() => router.navigate('/elsewhere'))
  const [{ body } = { body: null }] = api.callsTo('post', CLAIMS)
  const back = () => act(() => router.navigate(page.route))
  return { ...shown, claim: body as VoucherClaimInput, back }
}

const zone = async () => within(await screen.findByRole('group', { name: 'Pay by voucher' }))
const due = () => screen.getByRole('heading', { name: 'To pay' }).parentElement?.textContent

const setOnline = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

/** The network goes and is there again. */
async function comesBack() {
  setOnline(false)
  await screen.findAllByText(/^Offline/)
  setOnline(true)
  await waitFor(() => expect(screen.queryAllByText(/^Offline/)).toEqual([]))
}

/** The claims that the browser keeps, of whichever register and person. */
const keptOnDevice = () =>
  Object.keys(localStorage)
    .filter((key) => key.includes('voucher-claims'))
    .flatMap(keptClaims)

beforeEach(() => localStorage.clear())

describe('a voucher', () => {
  test('that is scanned pays a part, which the server holds; the rest is paid in cash', async () => {
    const { api, user, container } = await withTea()
    scan(CODE.toLowerCase())
    const inside = await zone()
    expect(await inside.findByText('BA-LM2-000001')).toBeTruthy()
    await checkAccessibility(container)
    await user.click(inside.getByRole('button', { name: 'Take off the voucher' }))
    const parts = within(await screen.findByRole('list', { name: 'Taken already' }))
    expect(parts.getByText(/BA-LM2-000001/).closest('li')?.textContent).toContain('3.000')
    const [{ body } = { body: null }] = api.callsTo('post', CLAIMS)
    expect(body).toMatchObject({ amountMinor: 3000 })
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    expect(ticket?.id).toBe((body as VoucherClaimInput).ticketId)
    expect(ticket?.payments).toMatchObject([
      {
        paymentMethodId: BY_VOUCHER.id,
        amountMinor: 3000,
        details: { voucherId: VOUCHER.id, number: 'BA-LM2-000001' },
      },
      { paymentMethodId: CASH_METHOD.id, amountMinor: (ticket?.totalMinor ?? 0) - 3000 },
    ])
    // What was sold is never given back.
    expect(api.callsTo('post', `${CLAIMS}/release`)).toEqual([])
  })

  test('pays all of a ticket, and nothing else is asked for', async () => {
    const { api, user } = await withTea({ amountMinor: 90_000, leftMinor: 90_000, availableMinor: 90_000 })
    await user.click(await screen.findByRole('button', { name: 'Bon' }))
    const inside = await zone()
    await user.type(inside.getByLabelText('Voucher code'), `${CODE}{Enter}`)
    await user.click(await inside.findByRole('button', { name: 'Take off the voucher' }))
    await screen.findByRole('list', { name: 'Taken already' })
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    expect(ticket?.payments).toMatchObject([{ paymentMethodId: BY_VOUCHER.id, amountMinor: ticket?.totalMinor }])
  })

  test('of which a smaller part is wanted gives that; more than there is is not taken', async () => {
    const { api } = await withTea()
    // Faster typing is a scan.
    const user = userEvent.setup({ delay: 60 })
    scan(CODE)
    const inside = await zone()
    const amount = await inside.findByLabelText('To take off it')
    await user.clear(amount)
    await user.type(amount, '3,5')
    expect(await inside.findByText(/^Up to .*3\.000/)).toBeTruthy()
    expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Take off the voucher' }).disabled).toBe(true)
    await user.clear(amount)
    await user.type(amount, '1,2{Enter}')
    await screen.findByRole('list', { name: 'Taken already' })
    expect(api.callsTo('post', CLAIMS)[0]?.body).toMatchObject({ amountMinor: 1200 })
  })

  test('is not given back while its claim waits for its answer', async () => {
    const { api, user } = await withTea()
    let answer: (claim: VoucherClaim) => void = () => undefined
    api.on<VoucherClaim>('post', CLAIMS, () => new Promise((resolve) => (answer = resolve)))
    scan(CODE)
    await user.click(await (await zone()).findByRole('button', { name: 'Take off the voucher' }))
    await waitFor(() => expect(api.callsTo('post', CLAIMS)).toHaveLength(1))
    await comesBack()
    answer({ voucherId: VOUCHER.id, number: VOUCHER.number, amountMinor: 3000, leftMinor: 0, heldUntil: '' })
    await screen.findByRole('list', { name: 'Taken already' })
    await comesBack()
    expect(api.callsTo('post', `${CLAIMS}/release`)).toEqual([])
  })

  test('is given back when its payment is taken away', async () => {
    const { api, user } = await withTea()
    scan(CODE)
    await user.click(await (await zone()).findByRole('button', { name: 'Take off the voucher' }))
    await user.click(await screen.findByRole('button', { name: 'Remove the part by Bon' }))
    await waitFor(() => expect(api.callsTo('post', `${CLAIMS}/release`)).toHaveLength(1))
    expect(api.callsTo('post', `${CLAIMS}/release`)[0]?.body).toMatchObject({ voucherId: VOUCHER.id })
  })

  test('is given back once, though the ticket ends before that is answered', async () => {
    const { api, user } = await withTea()
    let answer: (released: null) => void = () => undefined
    api.on('post', `${CLAIMS}/release`, () => new Promise<null>((resolve) => (answer = resolve)))
    const released = () => api.callsTo('post', `${CLAIMS}/release`)
    scan(CODE)
    await user.click(await (await zone()).findByRole('button', { name: 'Take off the voucher' }))
    await user.click(await screen.findByRole('button', { name: 'Remove the part by Bon' }))
    await waitFor(() => expect(released()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: CASH_METHOD.name }))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await ticketsSent(api)
    expect(released()).toHaveLength(1)
    answer(null)
    await waitFor(() => expect(keptOnDevice()).toEqual([]))
    expect(released()).toHaveLength(1)
  })

  test('that is slow to be given back keeps no other one, and is not given back twice by a counter that is opened again', async () => {
    const { api, register, router, back } = await leftWithPart()
    const [slow, other] = [0, 1].map(() => ({ ticketId: newId(), voucherId: newId(), code: CODE }))
    if (!slow || !other) throw new Error('no claims')
    keepClaim(claimsKey(register.id, 'u1'), slow)
    let answer: (released: null) => void = () => undefined
    api.on('post', `${CLAIMS}/release`, () => new Promise<null>((resolve) => (answer = resolve)))
    const released = () => api.callsTo('post', `${CLAIMS}/release`).map(({ body }) => body)
    await back()
    await waitFor(() => expect(released()).toHaveLength(1))
    await act(() => router.navigate('/elsewhere'))
    const answerSlow = answer
    keepClaim(claimsKey(register.id, 'u1'), other)
    await back()
    await waitFor(() => expect(released()).toHaveLength(2))
    expect(released()[1]).toMatchObject({ voucherId: other.voucherId })
    answerSlow(null)
    answer(null)
    await waitFor(() => expect(keptClaims(claimsKey(register.id, 'u1'))).toHaveLength(1))
    expect(released()).toHaveLength(2)
  })

  test('is given back where the answer to its claim was lost, and the ticket is paid otherwise', async () => {
    const { api, user } = await withTea()
    api.on('post', CLAIMS, () => {
      throw new ConnectionError('away')
    })
    scan(CODE)
    await user.click(await (await zone()).findByRole('button', { name: 'Take off the voucher' }))
    await (await zone()).findByRole('alert')
    await user.click(screen.getByRole('button', { name: CASH_METHOD.name }))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    await waitFor(() => expect(api.callsTo('post', `${CLAIMS}/release`)).toHaveLength(1))
    expect(api.callsTo('post', `${CLAIMS}/release`)[0]?.body).toEqual({ ticketId: ticket?.id, voucherId: VOUCHER.id })
  })

  test('is claimed again when its cart is opened again', async () => {
    const { api, claim, back } = await leftWithPart()
    await back()
    await waitFor(() => expect(api.callsTo('post', CLAIMS).map(({ body }) => body)).toEqual([claim, claim]))
    expect(await screen.findByRole('list', { name: 'Taken already' })).toBeTruthy()
    expect(api.callsTo('post', `${CLAIMS}/release`)).toEqual([])
  })

  test('that the server holds no more is taken away from a cart that is opened again', async () => {
    const { api, back } = await leftWithPart()
    api.on('post', CLAIMS, refusal('voucher.expired'))
    await back()
    expect(await screen.findByText(/^The part by voucher BA-LM2-000001 was taken away/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Taken already' })).toBeNull())
  })

  test('stays with a cart that could not ask the server', async () => {
    const { api, back } = await leftWithPart()
    api.on('post', CLAIMS, () => {
      throw new ConnectionError('away')
    })
    await back()
    await waitFor(() => expect(api.callsTo('post', CLAIMS)).toHaveLength(2))
    expect(await screen.findByRole('list', { name: 'Taken already' })).toBeTruthy()
  })

  test('that another person of the register holds is left to their cart', async () => {
    const { api, register, back } = await leftWithPart()
    const [own, others] = [0, 1].map(() => ({ ticketId: newId(), voucherId: newId(), code: CODE }))
    if (!own || !others) throw new Error('no claims')
    keepClaim(claimsKey(register.id, 'u1'), own)
    keepClaim(claimsKey(register.id, 'u2'), others)
    await back()
    const { ticketId, voucherId } = own
    await waitFor(() =>
      expect(api.callsTo('post', `${CLAIMS}/release`).map(({ body }) => body)).toEqual([{ ticketId, voucherId }]),
    )
    expect(keptClaims(claimsKey(register.id, 'u2'))).toEqual([others])
  })

  test.each([
    [{ leftMinor: 0, availableMinor: 0, state: 'used' }, 'Nothing is left on this voucher.'],
    [{ availableMinor: 0, state: 'expired', expiresOn: '2026-01-31' }, 'This voucher has expired.'],
    [{ availableMinor: 0 }, 'What is left on this voucher is held for another ticket.'],
  ] as const)('of which nothing can be taken says why: %j', async (found, text) => {
    await withTea(found)
    scan(CODE)
    const inside = await zone()
    expect(await inside.findByText(text)).toBeTruthy()
    expect(inside.queryByRole('button', { name: 'Take off the voucher' })).toBeNull()
    expect(due()).toBeTruthy()
  })

  test.each([
    ['unknown', /No voucher of your company has this code/],
    ['away', /The server did not answer/],
  ] as const)('whose code is %s is said to be', async (found, text) => {
    await withTea(found)
    scan(CODE)
    expect((await (await zone()).findByRole('alert')).textContent).toMatch(text)
  })

  test('needs the network, which is said', async () => {
    const { user } = await withTea()
    setOnline(false)
    await user.click(await screen.findByRole('button', { name: 'Bon' }))
    expect(await screen.findByText(/^Vouchers need the network/)).toBeTruthy()
    setOnline(true)
  })
})
