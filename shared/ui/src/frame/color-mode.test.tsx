import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderKit } from '../testing/render-kit.tsx'
import { COLOR_MODE_KEY, useColorMode } from './color-mode.ts'

beforeEach(() => localStorage.clear())

function Choice() {
  const { mode, resolved, setMode } = useColorMode()
  return (
    <>
      <output>{`${mode} ${resolved}`}</output>
      <button type="button" onClick={() => setMode('dark')}>
        dark
      </button>
      <button type="button" onClick={() => setMode('system')}>
        system
      </button>
    </>
  )
}

test('the choice is applied to the page and to the window’s edges, kept, and given up again', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="" data-light="white" data-dark="black">'
  const edges = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content
  const { user } = await renderKit(<Choice />)
  const root = document.documentElement
  expect(root.dataset['theme']).toBe('light')
  await user.click(screen.getByRole('button', { name: 'dark' }))
  expect(screen.getByText('dark dark')).toBeTruthy()
  expect(root.classList.contains('dark')).toBe(true)
  expect(edges()).toBe('black')
  expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'system' }))
  expect(root.classList.contains('dark')).toBe(false)
  expect(edges()).toBe('white')
  expect(localStorage.getItem(COLOR_MODE_KEY)).toBeNull()
})
