import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { RemoteManifest } from '@comptoir/contracts/federation'
import { setUpApp } from '../../../test/app.ts'
import { aBuild, aReleaseManager, layShell, type Built } from '../../../test/releases.ts'

const LANGUAGES = ['en', 'fr', 'ar'] as const
const root = mkdtempSync(join(tmpdir(), 'comptoir-public-'))
layShell(root)
writeFileSync(
  join(root, 'shell/dist/index.html'),
  '<!doctype html><html><head><!--meta--><title>Comptoir</title><!--/meta-->\n<!--hints--></head><body><div id="root"><!--rendered--></div><!--registry--></body></html>',
)
mkdirSync(join(root, 'shell/dist/frame'))
for (const language of LANGUAGES)
  writeFileSync(
    join(root, `shell/dist/frame/${language}.html`),
    `<style nonce="__NONCE__">.frame{}</style><!--body--><header>${language}</header><main><!--page--></main>`,
  )

const open = setUpApp({ webRoot: root, publicUrl: 'https://shop.example' })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const routes: RemoteManifest['routes'] = [
  {
    path: 'prices',
    layout: 'public',
    permission: null,
    module: './routes',
    titleKey: 'title',
    descriptionKey: 'about',
    skeleton: 'page',
  },
  { path: 'secret', layout: 'public', permission: null, module: './routes', titleKey: 'title', skeleton: 'page' },
]

function aSite(build: string, words: string): Built {
  const pages = Object.fromEntries(
    LANGUAGES.map((language) => [
      `pages/prices.${language}.html`,
      `<style nonce="__NONCE__">.page{}</style><!--body--><h1>${words} ${language} $&</h1>`,
    ]),
  )
  const built = aBuild('site', {
    build,
    manifest: {
      version: build === 'b1' ? '1.0.0' : '1.1.0',
      routes,
      i18n: { namespace: 'site', languages: [...LANGUAGES] },
    },
    files: pages,
  })
  const labels = (language: string) => ({ title: `Prices <${language}>`, about: `All "prices" in ${language}` })
  return {
    ...built,
    release: {
      ...built.release,
      routes: { 'public/prices': ['page.1a.js'], 'public/secret': ['page.1a.js'] },
      parts: {},
      pages: {
        'public/prices': Object.fromEntries(LANGUAGES.map((language) => [language, `pages/prices.${language}.html`])),
      },
      labels: Object.fromEntries(LANGUAGES.map((language) => [language, labels(language)])),
    },
  }
}

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await open().app.inject({ url: path, headers })).body

beforeAll(async () => {
  const manager = await aReleaseManager(open())
  await manager.publish(aSite('b1', 'First'), 'site')
  await manager.change('site', 'promote', { build: 'b1' })
})

describe('a public page', () => {
  test('is in the document, in its frame, its styles with the nonce of the answer', async () => {
    const body = await page('/prices?lng=en')
    const [, nonce] = /<style nonce="([^"]{20,})">\.frame\{\}<\/style>/.exec(body) ?? []
    expect(body).toContain(`<style nonce="${nonce}">.page{}</style>`)
    expect(body).toContain('<div id="root"><header>en</header><main><h1>First en $&</h1></main></div>')
    expect(body).not.toMatch(/__NONCE__|<!--|href="\/assets\//)
  })

  test.each([
    ['/prices?lng=ar', { cookie: 'i18nextLng=en' }, 'ar', 'rtl'],
    ['/prices', { cookie: 'i18nextLng=en; i18nextStored=en', 'accept-language': 'ar' }, 'en', 'ltr'],
    ['/prices', { cookie: 'i18nextLng=en', 'accept-language': 'ar' }, 'ar', 'rtl'],
    ['/prices', { cookie: 'i18nextLng=ar', 'accept-language': 'de' }, 'ar', 'rtl'],
    ['/prices?lng=de', { 'accept-language': 'ar-TN, fr;q=0.5' }, 'ar', 'rtl'],
    ['/prices', { cookie: 'i18nextLng=%22%3E%3Cscript%3E' }, 'fr', 'ltr'],
    ['/prices', { 'accept-language': 'de' }, 'fr', 'ltr'],
  ])('%s with %j is in %s', async (path, headers, language, direction) => {
    const body = await page(path, headers)
    expect(body).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(body).toContain(`<h1>First ${language} $&</h1>`)
    expect(body).toContain(`<link rel="canonical" href="https://shop.example/prices?lng=${language}">`)
  })

  test('says what it is about, in all languages, and nothing of it ends its attribute', async () => {
    const body = await page('/prices?lng=en')
    expect(body).toContain('<title>Prices &lt;en&gt; · Comptoir</title>')
    expect(body).toContain('<meta name="description" content="All &quot;prices&quot; in en">')
    expect(body).toContain('<meta property="og:title" content="Prices &lt;en&gt; · Comptoir">')
    for (const language of LANGUAGES)
      expect(body).toContain(
        `<link rel="alternate" hreflang="${language}" href="https://shop.example/prices?lng=${language}">`,
      )
    expect(body).toContain('<link rel="alternate" hreflang="x-default" href="https://shop.example/prices">')
  })

  test('that says nothing of itself has a title, no words, and is not for search engines', async () => {
    const body = await page('/secret?lng=en')
    expect(body).toContain('<title>Prices &lt;en&gt; · Comptoir</title>')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('<div id="root"></div>')
  })

  test('changes with its remote alone', async () => {
    const manager = await aReleaseManager(open())
    await manager.publish(aSite('b2', 'Second'), 'site')
    await manager.change('site', 'promote', { build: 'b2' })
    expect(await page('/prices?lng=fr')).toContain('<h1>Second fr $&</h1>')
    await manager.change('site', 'rollback', {})
    expect(await page('/prices?lng=fr')).toContain('<h1>First fr $&</h1>')
  })
})

test('addresses of the back office get its hints, each once, and no words', async () => {
  const body = await page('/0190c8a0-0000-7000-8000-000000000000/anything')
  expect(body.match(/href="[^"]*\.js"/g)).toEqual(['href="/assets/platform.js"', 'href="/assets/back-office.js"'])
  expect(body).toContain('<title>Comptoir</title>')
  expect(body).toContain('<div id="root"></div>')
})

test('search engines find every described page in every language', async () => {
  expect(await page('/robots.txt')).toContain('Sitemap: https://shop.example/sitemap.xml')
  const map = await page('/sitemap.xml')
  expect(map.match(/<loc>/g)).toHaveLength(LANGUAGES.length)
  for (const language of LANGUAGES) expect(map).toContain(`<loc>https://shop.example/prices?lng=${language}</loc>`)
  expect(map).not.toContain('secret')
})
