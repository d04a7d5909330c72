import { beforeEach, describe, expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { aFolder } from '../fixtures/folder.ts'
import { isBuilt, removeOldBuilds, writeStamp } from './stamp.ts'

const root = aFolder()
const dist = path.join(root, 'mfe-people', 'dist')

function aBuild(build: string, ageMinutes = 0): void {
  const folder = path.join(dist, build)
  fs.mkdirSync(path.join(folder, 'locales'), { recursive: true })
  for (const file of ['remoteEntry.js', 'locales/en.json']) fs.writeFileSync(path.join(folder, file), 'text')
  fs.writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ build, files: { 'remoteEntry.js': { size: 4 }, 'locales/en.json': { size: 4 } } }),
  )
  const madeAt = Date.now() / 1000 - ageMinutes * 60
  fs.utimesSync(folder, madeAt, madeAt)
}

beforeEach(() => fs.rmSync(dist, { recursive: true, force: true }))

describe('a build of a remote', () => {
  test('counts when its name is the live one and every file of its list is there', () => {
    aBuild('aaa')
    expect(isBuilt(root, 'mfe-people', 'aaa')).toBe(false)
    writeStamp(root, 'mfe-people', 'aaa')
    expect(isBuilt(root, 'mfe-people', 'aaa')).toBe(true)
    expect(isBuilt(root, 'mfe-people', 'bbb')).toBe(false)
    expect(JSON.parse(fs.readFileSync(path.join(dist, 'current.json'), 'utf8'))).toEqual({ build: 'aaa' })
  })

  test.each(['remoteEntry.js', 'locales/en.json', 'release.json'])('does not count without its %s', (file) => {
    aBuild('aaa')
    writeStamp(root, 'mfe-people', 'aaa')
    fs.rmSync(path.join(dist, 'aaa', file))
    expect(isBuilt(root, 'mfe-people', 'aaa')).toBe(false)
  })

  test('does not count when one of its files was cut off in the middle', () => {
    aBuild('aaa')
    writeStamp(root, 'mfe-people', 'aaa')
    fs.writeFileSync(path.join(dist, 'aaa', 'remoteEntry.js'), 'te')
    expect(isBuilt(root, 'mfe-people', 'aaa')).toBe(false)
  })

  test('does not count when its list was cut off in the middle', () => {
    aBuild('aaa')
    writeStamp(root, 'mfe-people', 'aaa')
    fs.writeFileSync(path.join(dist, 'aaa', 'release.json'), '{"build":"aaa","fil')
    expect(isBuilt(root, 'mfe-people', 'aaa')).toBe(false)
  })

  test('is kept while it is among the last three, for pages that are still open', () => {
    for (const [age, build] of ['now', 'one', 'two', 'three', 'four'].entries()) {
      aBuild(build, age)
      fs.mkdirSync(path.join(dist, 'maps', build), { recursive: true })
    }
    writeStamp(root, 'mfe-people', 'now')
    removeOldBuilds(root, 'mfe-people', 'now')
    expect(fs.readdirSync(dist).sort()).toEqual(['current.json', 'maps', 'now', 'one', 'two'])
    expect(fs.readdirSync(path.join(dist, 'maps')).sort()).toEqual(['now', 'one', 'two'])
  })
})

describe('a build of the shell', () => {
  const shell = path.join(root, 'shell', 'dist')

  function aFlavour(record: string, page: string, script: string): void {
    fs.mkdirSync(path.join(shell, 'assets/development'), { recursive: true })
    for (const file of [page, script]) fs.writeFileSync(path.join(shell, file), '')
    fs.writeFileSync(path.join(shell, record), JSON.stringify({ build: 'aaa', files: { [script]: { size: 0 } } }))
  }

  beforeEach(() => {
    fs.rmSync(shell, { recursive: true, force: true })
    aFlavour('build.json', 'index.html', 'assets/main.js')
    fs.writeFileSync(path.join(shell, 'service-worker.js'), '')
    aFlavour('assets/development/build.json', 'assets/development/page.html', 'assets/development/main.js')
  })

  test('counts when the records of both flavours name it and their pages and files are there', () => {
    expect(isBuilt(root, 'shell', 'aaa')).toBe(true)
    expect(isBuilt(root, 'shell', 'bbb')).toBe(false)
  })

  test.each([
    'index.html',
    'service-worker.js',
    'assets/development/page.html',
    'assets/main.js',
    'assets/development/main.js',
    'assets/development/build.json',
  ])('does not count without its %s', (file) => {
    fs.rmSync(path.join(shell, file))
    expect(isBuilt(root, 'shell', 'aaa')).toBe(false)
  })
})
