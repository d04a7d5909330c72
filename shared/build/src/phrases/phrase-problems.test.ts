import { afterAll, expect, test } from '@jest/globals'
import { rmSync } from 'node:fs'
import { phraseProblems } from './phrase-problems.ts'
import { aFolderWith, aRemote, write } from '../testing/a-remote.ts'

const sound = {
  'locales/en.json': JSON.stringify({
    start: { title: 'Start', count_one: '{{count}} card', count_other: '{{count}} cards' },
  }),
  'locales/fr.json': JSON.stringify({
    start: {
      title: 'Début',
      count_one: '{{count}} carte',
      count_many: '{{count}} de cartes',
      count_other: '{{count}} cartes',
    },
  }),
  'locales/ar.json': JSON.stringify({
    start: { title: 'البداية', count_two: 'بطاقتان', count_other: '{{count}} بطاقة' },
  }),
  'src/page.tsx': `export const Page = ({ t }) => <h1>{t('start.title')} {t('start.count', { count: 2 })} {t('common.save')} {t(\`start.\${'x'}\`)}</h1>`,
}
const folder = aFolderWith(sound)
afterAll(() => rmSync(folder, { recursive: true }))

test('phrases in three languages, of the remote or the product, are in order', () => {
  expect(phraseProblems(folder, aRemote())).toEqual([])
})

test('a phrase that a language lacks or leaves empty is named with its file', () => {
  write(folder, {
    ...sound,
    'locales/ar.json': JSON.stringify({ start: { title: ' ', count_other: '{{count}} بطاقة' } }),
  })
  expect(phraseProblems(folder, aRemote())).toEqual([
    expect.stringMatching(/locales\/ar\.json has no phrase "start\.title"/),
  ])
})

test('a feature’s own phrases are held to the same', () => {
  const words = (text: string) => JSON.stringify({ title: text })
  const feature = 'src/features/price-lists'
  write(folder, {
    ...sound,
    [`${feature}/phrases/en.json`]: words('Prices'),
    [`${feature}/phrases/fr.json`]: words('Prix'),
    [`${feature}/list.tsx`]: `t('priceLists.title')`,
  })
  expect(phraseProblems(folder, aRemote())).toEqual([
    expect.stringMatching(/price-lists\/phrases\/ar\.json has no phrase "priceLists\.title"/),
  ])
  write(folder, { [`${feature}/phrases/ar.json`]: words('أسعار') })
  expect(phraseProblems(folder, aRemote())).toEqual([])
})

test('a phrase that the code asks for and nobody has is named with its place', () => {
  write(folder, {
    ...sound,
    'src/page.tsx': `export const Page = ({ t }) => <Trans t={t} i18nKey="start.titel">{t('comon.save')}</Trans>`,
  })
  expect(phraseProblems(folder, aRemote())).toEqual([
    'src/page.tsx asks for the phrase "start.titel", which nobody has.',
    'src/page.tsx asks for the phrase "comon.save", which nobody has.',
  ])
})
