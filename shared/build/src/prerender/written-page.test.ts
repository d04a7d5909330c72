import { expect, test } from '@jest/globals'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import { pageFile, writtenPages, writtenRoutes } from './page-files.ts'
import { fileOf } from './written-page.ts'

const a = (over: object) => ({ html: '<h1>Hi</h1>', css: '.c-1{color:red}', styles: ['1'], ...over })

test('a written page is its styles, with the nonce to be filled in, and its elements', () => {
  expect(fileOf('index', a({}))).toBe(
    '<style data-emotion="c 1" nonce="__NONCE__">.c-1{color:red}</style><!--body--><h1>Hi</h1>',
  )
})

test('fonts are the shell’s, wherever the page was written', () => {
  expect(fileOf('index', a({ css: '@font-face{src:url(file:///home/me/assets/inter.1a.woff2)}' }))).toContain(
    'url(/assets/inter.1a.woff2)',
  )
})

test('the frame has its place for a page', () => {
  expect(fileOf('frame', a({ html: '<main>page-stands-here</main>' }))).toContain('<main><!--page--></main>')
})

test.each([{ html: '<p style="color:red">' }, { css: '.x{content:"</style><script>"}' }])(
  'a page that could not be served is refused: %j',
  (over) => {
    expect(() => fileOf('index', a(over))).toThrow('The page index has')
  },
)

test('pages are written of public routes that describe themselves, and named after their address', () => {
  const route = { layout: 'public', permission: null, module: './routes', titleKey: 'a', skeleton: 'page' } as const
  const routes: RemoteManifest['routes'] = [
    { ...route, path: '', descriptionKey: 'b' },
    { ...route, path: 'signup/admin', descriptionKey: 'b' },
    { ...route, path: 'demo' },
    { ...route, path: 'list', layout: 'company', descriptionKey: 'b' },
  ]
  const remote = { routes, i18n: { namespace: 'site', languages: ['fr'] } } as RemoteManifest
  expect(writtenRoutes(remote).map(({ path }) => path)).toEqual(['', 'signup/admin'])
  expect([pageFile({ path: '' }, 'fr'), pageFile({ path: 'signup/admin' }, 'ar')]).toEqual([
    'pages/index.fr.html',
    'pages/signup-admin.ar.html',
  ])
  const file = { integrity: '', size: 1, packedSize: 1 }
  expect(writtenPages(remote, { 'pages/index.fr.html': file })).toEqual({
    pages: { 'public/': { fr: 'pages/index.fr.html' } },
  })
  expect(writtenPages(remote, {})).toEqual({})
})
