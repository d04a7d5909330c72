import { expect, test } from '@jest/globals'
import { exportedNames } from './exported-names.ts'

test.each([
  ['export function Page() { return <b>x</b> }', { Page: false }],
  ['export function Page({ id }: { id: string }) {}', { Page: true }],
  ['export const Page = () => <b>x</b>, other = 1', { Page: false, other: false }],
  ['export const Page = ({ id }) => id', { Page: true }],
  ['function Page(props) {}\nexport { Page, Page as Again }', { Page: true, Again: true }],
  ["export { Page } from './page.tsx'", { Page: false }],
  ['export class Page {}', { Page: false }],
  ['export default function A() {}', { default: false }],
  ['export default class {}', { default: false }],
  ['const a = 1\nexport default a', { default: false }],
  ['const a = 1\nexport { a as default }', { default: false }],
  ['// export const Page = 1\nconst text = "export default a"', {}],
  ["export type { Page } from './page.tsx'\nexport interface A {}\nexport = a", {}],
])('%s exports %j', (source, expected) => {
  const found = [...exportedNames(source)].map(([name, { takesParameters }]) => [name, takesParameters])
  expect(Object.fromEntries(found)).toEqual(expected)
})
