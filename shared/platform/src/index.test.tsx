import { describe, expect, test } from '@jest/globals'
import * as appKit from '@comptoir/app-kit'
import * as ui from '@comptoir/ui'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import * as forms from './forms.ts'
import * as platform from './index.ts'
import * as overlays from './overlays.ts'
import * as site from './site.ts'
import * as text from './text.ts'

/** Fields that the platform has among its forms, and what the shell alone starts the translation with. */
const SITE_ONLY = ['FieldShell', 'PHRASE_OPTIONS', 'Textarea', 'namespaceOf', 'phraseFileOf', 'phraseNumbers']
const offered: Readonly<Record<string, unknown>> = platform

describe('the one federated package', () => {
  test('offers everything of app-kit', () => {
    const missing = Object.entries(appKit).filter(([name, value]) => offered[name] !== value)
    expect(missing).toEqual([])
  })

  test('offers everything of the kit, but for the two names that mean something else here', () => {
    const different = Object.entries(ui).filter(([name, value]) => offered[name] !== value)
    expect(different.map(([name]) => name).sort()).toEqual(['Link', 'useLanguage'])
    expect(platform.ChakraLink).toBe(ui.Link)
  })

  test('its links are followed by the router', () => {
    const router = createMemoryRouter([
      { path: '*', element: <platform.Link to="/products">{'Products'}</platform.Link> },
    ])
    render(<platform.RouterProvider router={router} />)
    expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/products')
  })

  test('brings formatting, and no phrases: those are served as files', () => {
    expect(platform.formatPercent(19_000, 'en')).toBe('19%')
    expect(offered['translation']).toBeUndefined()
    expect(offered['errorPhrase']).toBeUndefined()
  })

  test('offers the router, the translation and the server data that pages need', () => {
    const needed = [
      'NavLink',
      'useNavigate',
      'useParams',
      'useSearchParams',
      'useLocation',
      'Outlet',
      'Navigate',
      'useBlocker',
    ]
    const forShell = [
      'createBrowserRouter',
      'RouterProvider',
      'useRouteError',
      'isRouteErrorResponse',
      'QueryClientProvider',
    ]
    const others = ['useTranslation', 'useQuery', 'useMutation', 'useQueryClient', 'createStore', 'persist']
    expect([...needed, ...forShell, ...others].filter((name) => offered[name] === undefined)).toEqual([])
  })

  test('is the same as what public pages begin with, and more', () => {
    const different = Object.entries(site).filter(([name, value]) => offered[name] !== value)
    expect(different.map(([name]) => name).sort()).toEqual(SITE_ONLY)
  })

  test('leaves to its parts what only some pages need', () => {
    const parts = { ...forms, ...overlays, ...text }
    for (const name of ['useForm', 'useQuickForm', 'TextField', 'Dialog', 'Menu', 'Trans'])
      expect([name, name in parts, name in platform]).toEqual([name, true, false])
  })
})
