import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { checkAccessibility, fakeApi, renderPage, reply } from '@comptoir/testing'
import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import fc from 'fast-check'
import type { Language } from '@comptoir/i18n'
import { locales } from '../../testing/locales.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { enquiryFaults, wishOf } from './enquiry-input.ts'

const open = (kind: 'home' | 'contact', language: Language = 'en') =>
  renderPage(<EnquiryForm kind={kind} />, { language, locales, session: null })
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a call is asked for, at a time in Tunis', async () => {
  const api = fakeApi().on('post', '/enquiries', reply(undefined, 202))
  const { user } = await open('home')
  await user.type(field(/^Company/), 'Épicerie Sidi')
  await user.type(field(/^Name/), ' Amira ')
  await user.type(field(/^Email/), 'amira@example.com')
  await user.type(field(/^Phone/), '+216 71 000 000')
  await user.type(field(/^Date and time/), '24.11.2099')
  await user.click(screen.getByRole('button', { name: 'Call me back' }))
  expect(screen.getByText(/^Write the day and the time/)).toBeTruthy()
  await user.type(field('Time'), '10h30')
  expect(screen.queryByText(/^Write the day and the time/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Call me back' }))
  expect(await screen.findByRole('heading', { name: 'Message sent. Thank you.' })).toBe(document.activeElement)
  expect(api.callsTo('post', '/enquiries')[0]?.body).toMatchObject({
    kind: 'home',
    company: 'Épicerie Sidi',
    name: 'Amira',
    email: 'amira@example.com',
    phone: '+216 71 000 000',
    datetime: '2099-11-24T09:30:00.000Z',
    message: null,
    language: 'en',
    website: '',
  })
  await user.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(field(/^Name/).value).toBe('')
})

test('the time counts from when the page was opened, not from when its code came', async () => {
  Object.defineProperty(performance, 'timeOrigin', { value: Date.now() - 60_000.5, configurable: true })
  const api = fakeApi().on('post', '/enquiries', reply(undefined, 202))
  const { user } = await open('contact')
  Reflect.deleteProperty(performance, 'timeOrigin')
  await user.type(field(/^Name/), 'Amira')
  await user.type(field(/^Email/), 'amira@example.com')
  await user.type(field(/^Your message/), 'Bonjour')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByRole('heading', { name: 'Message sent. Thank you.' })
  const { elapsedMs } = api.callsTo('post', '/enquiries')[0]?.body as EnquiryInput
  expect(elapsedMs).toBeGreaterThanOrEqual(60_000)
  expect(Number.isInteger(elapsedMs)).toBe(true)
})

test('what is missing is said at its field, the first takes the focus, and nothing is sent', async () => {
  const api = fakeApi()
  const { user } = await open('contact')
  await user.type(field(/^Phone/), 'call me')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  for (const words of ['Enter your name.', 'Enter your email address.', 'Enter your message.'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(field(/^Name/))
  expect(api.calls).toEqual([])
})

test('a message that did not arrive is still there, to be sent again', async () => {
  let isDown = true
  fakeApi().on('post', '/enquiries', () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return reply(undefined, 202)
  })
  const { user } = await open('contact')
  await user.type(field(/^Name/), 'Amira')
  await user.type(field(/^Email/), 'amira@example.com')
  await user.type(field(/^Your message/), 'Bonjour')
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }))
  await send()
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect([field(/^Name/).value, field(/^Your message/).value]).toEqual(['Amira', 'Bonjour'])
  isDown = false
  await send()
  expect(await screen.findByText('Your message is stored. We will reply to amira@example.com.')).toBeTruthy()
})

test('nobody can be called in the past', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
      fc.integer({ min: 61_000, max: 1e10 }),
      (date, ms) => {
        const [day = '', time] = date.toISOString().split(/[T.]/)
        const wish = { day: day.split('-').reverse().join('/'), time: time?.slice(0, 5) ?? '' }
        const wanted = Date.parse(wishOf(wish) ?? '')
        const isPast = (now: number) => 'day' in enquiryFaults('home', wish, now)
        return isPast(wanted + ms) && !isPast(wanted - ms)
      },
    ),
  )
})

test('a wish is a day and a time, both or none', () => {
  expect(wishOf({ day: '24/11/2026', time: '10:00' })).toBe('2026-11-24T09:00:00.000Z')
  expect(wishOf({ day: '241126', time: '9h' })).toBe('2026-11-24T08:00:00.000Z')
  expect([wishOf({}), wishOf({ day: ' ', time: '' })]).toEqual([null, null])
  expect(wishOf({ day: 'soon', time: '10:00' })).toBeUndefined()
  expect(wishOf({ day: '24/11/2026', time: '' })).toBeUndefined()
  expect(wishOf({ day: '', time: '10:00' })).toBeUndefined()
})

test.each<Language>(['en', 'fr', 'ar'])('the form is shown in %s', async (language) => {
  const { container } = await open('contact', language)
  await checkAccessibility(container)
})
