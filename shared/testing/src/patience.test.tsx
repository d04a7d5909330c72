import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

test('a click that an open dialog keeps away is made again until it is taken; any other refusal is told at once', async () => {
  const clicks: string[] = []
  render(<button onClick={() => clicks.push('taken')}>Go on</button>)
  const button = screen.getByRole('button')
  const user = userEvent.setup()
  document.body.style.pointerEvents = 'none'
  setTimeout(() => document.body.removeAttribute('style'), 200)
  await user.click(button)
  expect(clicks).toEqual(['taken'])
  button.style.pointerEvents = 'none'
  await expect(user.click(button)).rejects.toThrow(/pointer-events/)
})

test('what is not there when the time is up is told once, with the page', async () => {
  render(<p>nothing else</p>)
  const timeout = 1
  const told: unknown = await screen.findByText('it', {}, { timeout }).catch((problem: unknown) => problem)
  expect(String(told)).toMatch(/Unable to find an element with the text: it[^]*<body>[^]*nothing else/)
  expect(String(told).match(/nothing else/g)).toHaveLength(1)
})

test('while somebody waits, the page is not printed; whoever looks once gets it at once', async () => {
  render(<p>nothing else</p>)
  const told: unknown[] = []
  await waitFor(() => {
    try {
      screen.getByText('it')
    } catch (problem) {
      told.push(problem)
    }
  })
  expect(String(told)).toMatch(/Unable to find/)
  expect(String(told)).not.toMatch(/nothing else/)
  expect(() => screen.getByText('it')).toThrow(/nothing else/)
})
