import { beforeEach, describe, expect, test } from '@jest/globals'
import { heldAt } from '@comptoir/platform'
import { ticketsSent } from '../../testing/a-shop.ts'
import { AMIRA, atTheCounter, cover, isOpen, lockButton, tile } from './testing/a-covered-counter.tsx'

beforeEach(() => localStorage.clear())

describe('without a network', () => {
  test('it is opened by what was proved since the page was started, and by nothing else', async () => {
    const { goAway, user } = await atTheCounter()
    await user.click(await lockButton())
    const first = await cover()
    await user.type(await first.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    await isOpen()
    goAway()
    await user.click(await lockButton())
    const second = await cover()
    const field = await second.findByLabelText(/^PIN, or badge/)
    for (let time = 0; time < 3; time += 1) {
      await user.type(field, '9021{Enter}')
      expect(await second.findByText(/^That is not right/)).toBeTruthy()
    }
    await user.type(field, '4711{Enter}')
    expect(await second.findByText(/^Too many wrong tries/)).toBeTruthy()
    expect(second.queryByRole('button', { name: 'Go on without a network' })).toBeNull()
  })

  test('somebody whom nobody knows goes on selling, with no rights, and the server is told', async () => {
    const { api, goAway, user, page } = await atTheCounter()
    goAway()
    await user.click(await lockButton())
    const screenOver = await cover()
    await user.type(await screenOver.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    await user.click(await screenOver.findByRole('button', { name: 'Go on without a network' }))
    await isOpen()
    expect(heldAt()?.[0]).toBe(page.route)
    await user.click(await tile(/^Harissa/))
    await user.keyboard('{F10}')
    expect(await ticketsSent(api)).toMatchObject([{ cashierId: AMIRA.id }])
  })
})
