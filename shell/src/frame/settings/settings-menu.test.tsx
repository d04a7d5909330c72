import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { Button, useRemoteScope, type ExtensionPoints } from '@comptoir/platform'
import { aSession, chooseFromMenu, fakeApi } from '@comptoir/testing'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { aRelease, aRoute } from '../../testing/a-release.ts'
import { COMPANY, LA_MARSA, MANAGER, PRODUCTS, screenOf } from '../../testing/open-frame.tsx'
import { renderShell } from '../../testing/render-shell.tsx'
import type { PageSources } from '../../remotes/loading/load-page.ts'

const DIALOG = './x/company-dialog'
const labels = { 'routes.page': 'Page', 'x.company': 'Company' }
const editPage = aRoute({ layout: 'company', path: 'company/edit' })
const offer = {
  point: 'settings.company',
  order: 10,
  permission: 'company.write',
  titleKey: 'x.company',
  module: DIALOG,
} as const
const company = (extensions: (typeof offer)[]) =>
  aRelease('company', { routes: [editPage], labels, remote: { extensions } })
const inventory = aRelease('inventory', { routes: [aRoute()], labels })

function Dialog({ isOpen, onClose }: ExtensionPoints['settings.company']) {
  const { id } = useRemoteScope()
  return isOpen ? <Button onClick={onClose}>{`Close what ${id} opened`}</Button> : null
}
const pages = {
  'pointOfSale/products': () => <h1>Products</h1>,
  'company/company/edit': () => <h1>The company</h1>,
}
const sources = (dialog: () => Promise<unknown>): PageSources => ({
  exposed: (_release, module) =>
    module === DIALOG
      ? dialog()
      : Promise.resolve({
          pages: Object.fromEntries(Object.entries(pages).map(([key, Page]) => [key, () => Promise.resolve(Page)])),
        }),
  phrases: () => Promise.resolve(),
})
const ADMINISTRATOR: SessionAnswer = {
  ...MANAGER,
  user: aSession({ role: 'administrator', company: COMPANY, pointOfSale: LA_MARSA }).user,
}

async function open(extensions: (typeof offer)[], dialog = () => Promise.resolve({ default: Dialog } as unknown)) {
  const releases = [company(extensions), inventory]
  const shown = await renderShell({ releases, sources: sources(dialog), at: PRODUCTS, session: ADMINISTRATOR })
  await screen.findByRole('heading', { name: 'Products' })
  return shown
}

beforeEach(() => {
  screenOf(1440)
  fakeApi()
})

describe('editing the company', () => {
  test('opens above the page that one is on, as often as it is asked for', async () => {
    const { user, router } = await open([offer])
    for (let opened = 0; opened < 2; opened += 1) {
      await chooseFromMenu(user, 'Settings', 'menuitem', 'Edit company')
      await user.click(await screen.findByRole('button', { name: 'Close what company opened' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Close what company opened' })).toBeNull())
      expect(router.state.location.pathname).toBe(PRODUCTS)
    }
  })

  test('is a page of its own where no dialog is offered', async () => {
    const { user, router } = await open([])
    await chooseFromMenu(user, 'Settings', 'menuitem', 'Edit company')
    expect(await screen.findByRole('heading', { name: 'The company' })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/${COMPANY.id}/company/edit`)
  })

  test('says so when its dialog cannot be shown; the page stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = await open([offer], () => Promise.reject(new Error('none')))
    await chooseFromMenu(user, 'Settings', 'menuitem', 'Edit company')
    expect(await screen.findByText('This part cannot be shown right now.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Products' })).toBeTruthy()
  })
})
