import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderKit } from '../testing/render-kit.tsx'
import { DecimalInput } from './decimal-input.tsx'

function Percentage() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <DecimalInput
      aria-label="Pourcentage"
      value={value}
      onChange={setValue}
      decimals={3}
      minDecimals={1}
      stepping={{ by: 100, min: 100, max: 100_000 }}
    />
  )
}

test('arrow keys step through the values, from what is typed to the bounds', async () => {
  const { user } = await renderKit(<Percentage />)
  const field = screen.getByRole('spinbutton', { name: 'Pourcentage' })
  await user.type(field, '15{ArrowUp}')
  expect(field).toHaveProperty('value', '15,1')
  expect(field.getAttribute('aria-valuenow')).toBe('15.1')
  await user.type(field, '{ArrowDown}{ArrowDown}')
  expect(field).toHaveProperty('value', '14,9')
  await user.clear(field)
  await user.type(field, '{ArrowDown}')
  expect(field).toHaveProperty('value', '0,1')
  await user.clear(field)
  await user.type(field, '99,95{ArrowUp}')
  expect(field).toHaveProperty('value', '100,0')
})
