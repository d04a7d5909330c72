import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ExtensionHost, ExtensionSlot } from './extensions.tsx'

test('a place hands over its name and what it is about', () => {
  render(
    <ExtensionHost value={(point, given) => <p>{`${point} ${JSON.stringify(given)}`}</p>}>
      <ExtensionSlot point="client.summary" clientId="c1" />
    </ExtensionHost>,
  )
  expect(screen.getByText('client.summary {"clientId":"c1"}')).toBeTruthy()
})

test('without a host a place is empty', () => {
  expect(render(<ExtensionSlot point="product.summary" productId="p1" />).container.textContent).toBe('')
})
