import { expect, test } from '@jest/globals'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { renderKit } from '../testing/render-kit.tsx'
import { PageLink, PageNavLink } from './page-link.tsx'

function Here() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

const draw = () =>
  renderKit(
    <>
      <PageLink to="/products/new" state={{ from: 'test' }}>
        {'New'}
      </PageLink>
      <PageNavLink to="/products">{'Products'}</PageNavLink>
      <PageNavLink to="/products" end>
        {'All'}
      </PageNavLink>
      <Here />
    </>,
  )

/** A click as the browser gives it; whether the page took it for itself. */
function isFollowedHere(name: string, how: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name })
  const click = createEvent.click(link, { button: 0, ...how })
  fireEvent(link, click)
  return click.defaultPrevented
}

test('a click goes on without loading the document anew, with its state; keys and buttons for another tab are the browser’s', async () => {
  await draw()
  expect(screen.getByRole('link', { name: 'New' }).getAttribute('href')).toBe('/products/new')
  expect(
    [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].map((how) => isFollowedHere('New', how)),
  ).toEqual([false, false, false, false])
  expect(isFollowedHere('New')).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('/products/new {"from":"test"}')
})

test('the link of the page one is on says so, one of an exact address only there', async () => {
  await draw()
  isFollowedHere('New')
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current')
  expect([current('Products'), current('All')]).toEqual(['page', null])
  isFollowedHere('Products')
  expect([current('Products'), current('All')]).toEqual(['page', 'page'])
})
