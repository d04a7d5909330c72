import { readDay } from '@comptoir/contracts/typed-moment'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { useEffect, useState, type ComponentType } from 'react'
import { DayInput } from '../form/day-input.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { useListState } from '../list/use-list-state.ts'
import { renderKit } from '../testing/render-kit.tsx'
import { SearchInput } from './search-input.tsx'

interface Held {
  value: string
  onChange: (value: string) => void
}

/** One thing that a hand does, how long it then waits, and how late the page takes up what that asked for. */
interface Step<Text> {
  text: Text
  pauseMs: number
  lateMs: number
  /** What was due meanwhile happens in one go with the next thing, before anything is drawn, as on a slow machine. */
  isSlow: boolean
}

const LONG = 5000
const steps = <Text,>(text: fc.Arbitrary<Text>): fc.Arbitrary<Step<Text>[]> =>
  fc.array(fc.record({ text, pauseMs: fc.nat(600), lateMs: fc.nat(900), isSlow: fc.boolean() }), {
    minLength: 1,
    maxLength: 15,
  })

/** A page that takes up what it is asked for later, in the order in which it was asked, and perhaps only the last of it. */
function latePage(Field: ComponentType<Held>) {
  const page = { asked: [] as string[], lateMs: 0, isSkipping: false }
  let freeAt = 0
  let newest = 0
  let take: (value: string) => void
  const takeBy = (set: typeof take): void => {
    take = set
  }
  const ask = (value: string): void => {
    page.asked.push(value)
    const number = (newest += 1)
    freeAt = Math.max(freeAt, Date.now() + page.lateMs)
    setTimeout(() => {
      if (!page.isSkipping || number === newest) act(() => take(value))
    }, freeAt - Date.now())
  }
  function Page() {
    const [value, setValue] = useState('')
    useEffect(() => takeBy(setValue), [])
    return <Field value={value} onChange={ask} />
  }
  return { page, Page }
}

const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
afterEach(() => void jest.useRealTimers())

/** Whatever the pauses, the field holds what was put into it, and in the end the page was asked for just that. */
async function holdsWhatIsPutIn<Text>(law: {
  Field: ComponentType<Held>
  text: fc.Arbitrary<Text>
  field: () => HTMLInputElement
  next: (current: string, text: Text) => string
  meant?: (text: string) => string
}): Promise<void> {
  const { Field, field, next, meant = (text) => text } = law
  await fc.assert(
    fc
      .asyncProperty(steps(law.text), fc.boolean(), async (hand, isSkipping) => {
        const { page, Page } = latePage(Field)
        page.isSkipping = isSkipping
        await renderKit(<Page />)
        let put = ''
        let waited = 0
        for (const { text, pauseMs, lateMs, isSlow } of hand) {
          page.lateMs = lateMs
          put = next(put, text)
          act(() => {
            if (waited > 0) jest.advanceTimersByTime(waited)
            fireEvent.change(field(), { target: { value: next(field().value, text) } })
          })
          expect(field().value).toBe(put)
          waited = isSlow ? pauseMs : 0
          pass(pauseMs - waited)
          expect(field().value).toBe(put)
        }
        pass(LONG)
        expect(field().value).toBe(put)
        expect(page.asked.at(-1) ?? '').toBe(meant(put))
      })
      .afterEach(cleanup),
    { numRuns: 60 },
  )
}

const typed = (current: string, key: string): string => (key === '⌫' ? current.slice(0, -1) : current + key)

test('a search holds what is typed, however late its page takes it up', () =>
  holdsWhatIsPutIn({
    Field: ({ value, onChange }) => <SearchInput label="Rechercher" value={value} onChange={onChange} />,
    text: fc.constantFrom('o', 'l', 'i', ' ', '⌫'),
    field: () => screen.getByRole<HTMLInputElement>('searchbox'),
    next: typed,
  }))

test('a day holds what is typed, however late its page takes it up', () =>
  holdsWhatIsPutIn({
    Field: ({ value, onChange }) => <DayInput aria-label="Du" value={value} onChange={onChange} />,
    text: fc.constantFrom('06/12/2026', '⌫', '3', '/'),
    field: () => screen.getByRole<HTMLInputElement>('textbox'),
    next: (current, key) => (key.length > 1 ? key : typed(current, key)),
    meant: (text) => readDay(text) ?? '',
  }))

test('a filter holds what is chosen, however late its page takes it up', () =>
  holdsWhatIsPutIn({
    Field: ({ value, onChange }) => (
      <FilterSelect
        label="Type"
        everything="Tous"
        value={value}
        options={['a', 'b', 'c'].map((name) => ({ value: name, label: name }))}
        onChange={(next) => onChange(next ?? '')}
      />
    ),
    text: fc.constantFrom('', 'a', 'b', 'c'),
    field: () => screen.getByRole<HTMLInputElement>('combobox'),
    next: (_current, chosen) => chosen,
  }))

describe('in the address, drawn when there is time', () => {
  const isActing: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  beforeEach(() => void jest.useRealTimers())
  afterEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing))

  function Slow({ of }: { of: string }) {
    const end = performance.now() + 4
    while (performance.now() < end);
    return <i>{of}</i>
  }
  function SlowList() {
    const { search, setSearch } = useListState()
    return (
      <>
        <SearchInput label="Rechercher" value={search} onChange={setSearch} delayMs={12} />
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Slow key={row} of={`${row} ${search}`} />
        ))}
      </>
    )
  }
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  /** As the browser does: the key first, then whoever listens. */
  const press = (field: HTMLInputElement, key: string): void => {
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    put?.call(field, typed(field.value, key))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  test('a search holds what is typed', async () => {
    const { router } = await renderKit(<SlowList />)
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
    let put = ''
    const hand = fc.sample(fc.tuple(fc.constantFrom('o', 'l', 'i', '⌫'), fc.nat(40)), 120)
    for (const [key, ms] of hand) {
      put = typed(put, key)
      press(field, key)
      await pause(ms)
      expect(field.value).toBe(put)
    }
    await waitFor(() => expect(router.state.location.search).toBe(put === '' ? '' : `?q=${put}`))
  })
})
