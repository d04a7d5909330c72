import { expect, test } from '@jest/globals'
import { hasDefaultExport, writtenPages } from './pages-source.ts'

test('pages and what they import are read from the call of definePages, however it is laid out', () => {
  const source = `
    // 'nowhere/comment': a,
    const other = { 'nowhere/x': () => import('./x.tsx') }
    export const pages = definePages({ 'public/': async () => (await import('./home.tsx')).Home,
      "company/pointsOfSale/:id": async () => {
        const [{ Page }] = await Promise.all([import('./page.tsx'), import(\`./more.tsx\`)])
        return Page
      },
      'public/plain': async () => Plain })`
  expect(writtenPages(source)).toEqual({
    pages: new Map([
      ['public/', ['./home.tsx']],
      ['company/pointsOfSale/:id', ['./page.tsx', './more.tsx']],
      ['public/plain', []],
    ]),
    unreadable: [],
  })
})

test('pages that only running would tell are named as unreadable', () => {
  expect(writtenPages("definePages({ ...a, [b]: c, d, 'public/': e })").unreadable).toEqual(['...a', '[b]: c', 'd'])
  expect(writtenPages('definePages(all)').unreadable).toEqual(['all'])
})

test.each([
  ['export default function A() { return <b>x</b> }', true],
  ['export default class {}', true],
  ['const a = 1\nexport default a', true],
  ['const a = 1\nexport { a as default }', true],
  ["export { default } from './a.tsx'", true],
  ['export const a = 1', false],
  ['// export default a', false],
  ['export = a', false],
])('%j has a default export: %s', (source, expected) => {
  expect(hasDefaultExport(source)).toBe(expected)
})
