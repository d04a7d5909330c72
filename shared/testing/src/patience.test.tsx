import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

test('a click that is not taken yet is made again until it is', async () => {
  const clicks: string[] = []
  render(
    <div style={{ pointerEvents: 'none' }}>
      <button onClick={() => clicks.push('taken')}>Add</button>
    </div>,
  )
  const button = screen.getByRole('button')
  setTimeout(() => button.parentElement?.removeAttribute('style'), 120)
  await userEvent.setup().click(button)
  expect(clicks).toEqual(['taken'])
})
