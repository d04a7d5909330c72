import { describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ChevronRight } from 'lucide-react'
import { DirectionalIcon } from '../status/directional-icon.tsx'
import { renderKit } from '../testing/render-kit.tsx'
import { Avatar, initialsOf } from './avatar.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { Fact } from './fact.tsx'
import { FileDrop } from './file-drop.tsx'
import { Notice } from './notice.tsx'
import { PageHeader } from './page-header.tsx'
import { ProgressBar } from './progress-bar.tsx'

describe('ProgressBar', () => {
  test('says how far the named work is', async () => {
    await renderKit(<ProgressBar value={0.624} label="Import" />)
    expect(screen.getByRole('progressbar', { name: 'Import' }).getAttribute('aria-valuenow')).toBe('62')
  })

  test('claims no figure while nobody knows', async () => {
    await renderKit(<ProgressBar value={null} label="Import" />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull()
  })
})

test('a fact is read with its name', async () => {
  await renderKit(
    <dl>
      <Fact label="Caisse">Caisse 2</Fact>
    </dl>,
  )
  expect(screen.getByRole('term').textContent).toBe('Caisse')
  expect(screen.getByRole('definition').textContent).toBe('Caisse 2')
})

test.each([
  ['Amira Bouazizi', 'AB'],
  ['sami', 'S'],
  ['بن صالح', 'ب'],
  ['  ', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('an avatar is named by whom it shows', async () => {
  await renderKit(<Avatar name="Amira Bouazizi" />)
  expect(screen.getByRole('img', { name: 'Amira Bouazizi' }).textContent).toBe('AB')
})

test('an error panel keeps its retry and gives the number of the incident', async () => {
  const onRetry = jest.fn()
  const { user } = await renderKit(<ErrorPanel title="Indisponible" incidentId="7f3a" onRetry={onRetry} />, {
    language: 'ar',
  })
  expect(screen.getByRole('alert').textContent).toContain('7f3a')
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('an error interrupts who listens, other notices wait', async () => {
  await renderKit(
    <>
      <Notice tone="danger">a</Notice>
      <Notice tone="pending">b</Notice>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('a')
  expect(screen.getByRole('status').textContent).toBe('b')
})

test('a page has one h1, and its path says where it hangs', async () => {
  await renderKit(
    <PageHeader title="Modifier" breadcrumb={[{ label: 'Produits', to: '/products' }, { label: 'Harissa' }]} />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Modifier')
  expect(screen.getByRole('link', { name: 'Produits' }).getAttribute('href')).toBe('/products')
  expect(screen.getByText('Harissa').getAttribute('aria-current')).toBe('page')
})

test('a directional icon is hidden from who listens', async () => {
  const { container } = await renderKit(<DirectionalIcon icon={ChevronRight} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('a file of another kind is refused in words, one of the right kind is taken', async () => {
  const onFile = jest.fn<(file: File) => void>()
  const { user } = await renderKit(<FileDrop label="Produits" accept=".csv" maxBytes={1_000_000} onFile={onFile} />)
  const input = screen.getByLabelText<HTMLInputElement>('Produits')
  await user.upload(input, new File(['a'], 'produits.csv'))
  expect(onFile.mock.lastCall?.[0].name).toBe('produits.csv')
  await user.upload(input, new File([new Uint8Array(2_000_000)], 'grand.csv'))
  expect(screen.getByRole('alert').textContent).toContain('trop volumineux')
  expect(onFile).toHaveBeenCalledTimes(1)
})
