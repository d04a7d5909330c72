import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import type { Language } from '@comptoir/i18n'
import { locales } from '../../testing/locales.ts'
import en from './phrases/en.json' with { type: 'json' }
import { HomePage } from './home.page.tsx'
import { endsOf, STEP_PX } from './partners/use-strip.ts'
import { CLOSING, TOTALS } from './picture/goods.ts'
import { TURN_MS } from './testimonials/use-rotation.ts'

const open = (language: Language, isSignedIn = false) =>
  renderPage(<HomePage />, {
    language,
    locales,
    ...(isSignedIn ? {} : { session: null }),
  })

afterEach(() => {
  jest.useRealTimers()
})

test('a visitor is led to a trial and to the tour', async () => {
  await open('en')
  expect(screen.getByRole('link', { name: 'Start your free trial' }).getAttribute('href')).toBe('/signup/admin')
  expect(screen.getByRole('link', { name: 'Take the tour' }).getAttribute('href')).toBe('#tour')
  expect(document.getElementById('tour')).toBeTruthy()
})

test('somebody signed in is led back to work', async () => {
  await open('en', true)
  expect(screen.getByRole('link', { name: 'Open Comptoir' }).getAttribute('href')).toBe('/login')
})

test('the figures of the drawn screens add up', () => {
  expect(TOTALS).toEqual({
    subtotalMinor: 67_400,
    discountMinor: 4290,
    toPayMinor: 63_110,
    receivedMinor: 70_000,
    changeMinor: 6890,
  })
  expect(CLOSING.countedMinor - CLOSING.floatMinor - CLOSING.salesMinor).toBe(CLOSING.differenceMinor)
})

test('the strip of seven logos knows its ends, in either direction', () => {
  const [clientWidth, scrollWidth] = [5 * STEP_PX, 7 * STEP_PX]
  const at = (clicks: number) => endsOf({ scrollLeft: clicks * STEP_PX, clientWidth, scrollWidth })
  expect([0, 1, 2].map(at)).toEqual([
    { isAtStart: true, isAtEnd: false },
    { isAtStart: false, isAtEnd: false },
    { isAtStart: false, isAtEnd: true },
  ])
  expect(at(-2)).toEqual(at(2))
})

test('a click moves the strip by one logo', async () => {
  const { user } = await open('en')
  const strip = screen.getByRole('list', { name: 'Scrollable list of example shops' })
  const scrollBy = jest.fn<(to: ScrollToOptions) => void>()
  Object.assign(strip, { scrollBy })
  Object.defineProperties(strip, {
    clientWidth: { value: 960 },
    scrollWidth: { value: 1344 },
    scrollLeft: { value: 192 },
  })
  fireEvent.scroll(strip)
  await user.click(screen.getByRole('button', { name: 'More shops' }))
  await user.click(screen.getByRole('button', { name: 'Previous shops' }))
  expect(scrollBy.mock.calls.map(([to]) => to.left)).toEqual([STEP_PX, -STEP_PX])
  expect(within(strip).getAllByRole('listitem')).toHaveLength(7)
})

const inSight = () =>
  within(screen.getByRole('group', { name: 'Testimonials' }))
    .getAllByRole('figure')
    .map((figure) => figure.textContent?.match(/Leïla|Sami|Amel|Karim|Nour|Hatem/)?.[0])
const later = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms))

test('testimonials turn two by two every five seconds, and pause while somebody reads or asks for it', async () => {
  jest.useFakeTimers()
  await open('en')
  expect(inSight()).toEqual(['Leïla', 'Sami'])
  await later(TURN_MS)
  expect(inSight()).toEqual(['Amel', 'Karim'])
  const turning = screen.getByRole('group', { name: 'Testimonials' })
  fireEvent.pointerEnter(turning.parentElement as HTMLElement)
  await later(2 * TURN_MS)
  expect(inSight()).toEqual(['Amel', 'Karim'])
  fireEvent.pointerLeave(turning.parentElement as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await later(2 * TURN_MS)
  expect(inSight()).toEqual(['Amel', 'Karim'])
  fireEvent.click(screen.getByRole('button', { name: 'Testimonials 5 and 6' }))
  expect(inSight()).toEqual(['Nour', 'Hatem'])
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await later(TURN_MS)
  expect(inSight()).toEqual(['Leïla', 'Sami'])
})

test('the tour plays through its steps, can be paused, and seen again', async () => {
  jest.useFakeTimers()
  await open('en')
  fireEvent.click(screen.getByRole('button', { name: /^Start the tour/ }))
  await later(0)
  const tour = screen.getByRole('group', { name: 'Animated tour of Comptoir’s screens' })
  expect(within(tour).getByText(en.tour.steps.scan)).toBeTruthy()
  await later(6000)
  expect(within(tour).getByText(en.tour.steps.pay)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the tour' }))
  await later(20_000)
  expect(within(tour).getByText(en.tour.steps.pay)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Step 4 of 4' }))
  expect(within(tour).getByText(en.tour.steps.catalogue)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Resume the tour' }))
  await later(6000)
  fireEvent.click(screen.getByRole('button', { name: 'Replay the tour' }))
  expect(within(tour).getByText(en.tour.steps.scan)).toBeTruthy()
})

test.each<[Language, string]>([
  ['en', 'All your shops behind one counter.'],
  ['fr', 'Toutes vos boutiques derrière un seul comptoir.'],
  ['ar', 'كل مغازاتك خلف صندوق واحد.'],
])('the page is shown in %s', async (language, title) => {
  const { container } = await open(language)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  await checkAccessibility(container)
})
