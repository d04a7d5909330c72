import { expect, test } from '@jest/globals'
import path from 'node:path'
import { filesBelow, textOf, workspaces } from './sources.ts'

/** What the product is agreed to be made of. */
const LIBRARIES = [
  'react',
  'react-dom',
  '@module-federation/enhanced',
  'webpack',
  'react-router-dom',
  '@chakra-ui/react',
  '@emotion/react',
  'framer-motion',
  'zustand',
  'ky',
  'i18next',
  'react-i18next',
  'fastify',
  '@fastify/multipart',
  '@fastify/jwt',
  'kysely',
  'pg',
  '@testing-library/react',
]
/** Tools that are run or named in a configuration rather than imported. */
const TOOLS = ['webpack-cli', 'webpack-dev-server', 'ts-loader', 'jest']

const escaped = (name: string): string => name.replaceAll('/', String.raw`\/`)
const imported = (name: string): RegExp =>
  new RegExp(String.raw`(?:from |import |import\()['"]${escaped(name)}(?:\/[^'"]*)?['"]`)
const named = (name: string): RegExp => new RegExp(String.raw`['"]${escaped(name)}(?:\/[^'"]*)?['"]`)

const sources = ['scripts', ...workspaces()]
  .flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs)$/))
  .filter((file) => !file.startsWith(path.join('scripts', 'checks')))
  .map(textOf)

const direct = new Set(['.', ...workspaces()].flatMap((folder) => directDependencies(`${folder}/package.json`)))

function directDependencies(file: string): string[] {
  const { dependencies = {}, devDependencies = {} }: { dependencies?: object; devDependencies?: object } = JSON.parse(
    textOf(file),
  )
  return Object.keys({ ...dependencies, ...devDependencies })
}

test.each([...LIBRARIES, ...TOOLS])('%s is a direct dependency', (name) => {
  expect(direct.has(name)).toBe(true)
})

test.each(LIBRARIES)('%s is imported', (name) => {
  expect(sources.some((text) => imported(name).test(text))).toBe(true)
})

test.each(TOOLS)('%s is put to work', (name) => {
  expect(sources.some((text) => named(name).test(text))).toBe(true)
})

test('an import is told from a mention', () => {
  expect(imported('ky').test("import { http } from 'ky'")).toBe(true)
  expect(imported('ky').test("import 'kysely'\nconst name = 'ky'")).toBe(false)
})
