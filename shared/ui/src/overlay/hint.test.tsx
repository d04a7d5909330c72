import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../chakra.ts'
import { fetchParts } from '../deferred/deferred.ts'
import { renderKit } from '../testing/render-kit.tsx'
import { Hint } from './hint.tsx'

const Counted = ({ name, does }: { name: string; does: string }) => {
  const [presses, setPresses] = useState(0)
  return (
    <Hint label={does}>
      <Button onClick={() => setPresses(presses + 1)}>{`${name} ${presses}`}</Button>
    </Hint>
  )
}
const button = (name: RegExp) => screen.getByRole('button', { name })

test('who arrives to press loses no press to the tooltip, which comes to a mouse that rests', async () => {
  const both = (
    <>
      <Counted name="Lock" does="Locks the counter" />
      <Counted name="Keys" does="Lists the keys" />
    </>
  )
  const { user } = await renderKit(both, { arePartsLate: true })
  await act(() => fetchParts())
  const lock = button(/^Lock/)
  await user.pointer([{ keys: '[TouchA]', target: lock }])
  expect(lock.textContent).toBe('Lock 1')
  await user.pointer([{ target: document.body }, { target: lock }, { keys: '[MouseLeft>]' }])
  expect(button(/^Lock/)).toBe(lock)
  await user.pointer('[/MouseLeft]')
  expect(lock.textContent).toBe('Lock 2')

  const keys = button(/^Keys/)
  await user.hover(keys)
  expect(button(/^Keys/)).toBe(keys)
  await waitFor(() => expect(button(/^Keys/)).not.toBe(keys))
  await user.unhover(button(/^Keys/))
  await user.hover(button(/^Keys/))
  expect(await screen.findByRole('tooltip')).toBeTruthy()
})
