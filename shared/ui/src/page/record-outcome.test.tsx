import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { Tag } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { renderKit } from '../testing/render-kit.tsx'
import { RecordOutcome, type RecordOutcomeProps } from './record-outcome.tsx'
import { useWayBack } from './use-way-back.ts'

function outcome(given: Partial<RecordOutcomeProps>) {
  return (
    <RecordOutcome
      title="Marque"
      list={{ label: 'Marques', to: '/brands' }}
      error={null}
      onRetry={() => undefined}
      missing={{ icon: Tag, title: 'Cette marque n’existe pas', text: 'Supprimée.', back: 'Revenir aux marques' }}
      failed={{ title: 'La marque n’a pas pu être chargée' }}
      {...given}
    />
  )
}

test.each([404, 400])('a record that does not exist (%d) leads back to its list', async (status) => {
  await renderKit(outcome({ error: Object.assign(new Error(), { status }) }))
  expect(screen.getByRole('heading', { name: 'Cette marque n’existe pas' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Revenir aux marques' }).getAttribute('href')).toBe('/brands')
  expect(screen.getByRole('link', { name: 'Marques' }).getAttribute('href')).toBe('/brands')
})

test('one that could not be read can be asked for again', async () => {
  const onRetry = jest.fn()
  const { user } = await renderKit(outcome({ error: new Error('No network'), onRetry }))
  expect(screen.getByRole('alert').textContent).toContain('No network')
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('the way back keeps the view that one came from, and leads to the list where there is none', async () => {
  function Page() {
    const back = useWayBack('/list')
    const { pathname, search } = useLocation()
    return (
      <>
        <p>{pathname + search}</p>
        <Link to="/form">{'open'}</Link>
        <button onClick={back}>{'back'}</button>
      </>
    )
  }
  const { user } = await renderKit(<Page />, { route: '/form' })
  await user.click(screen.getByRole('button', { name: 'back' }))
  expect(await screen.findByText('/list')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'open' }))
  await user.click(screen.getByRole('button', { name: 'back' }))
  await waitFor(() => expect(screen.getByText('/list')).toBeTruthy())
})
