import { flatten } from '@comptoir/i18n'
import { wholeTranslation } from '@comptoir/i18n/words'
import { describe, expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../common/root.ts'
import { LANGUAGES } from './phrase-parity.ts'
import { phrasesOf } from './remote-phrases.ts'
import { textOf } from './sources.ts'
import { readBanned, wordFaults, type Banned } from './words.ts'

const BANNED = readBanned(textOf('docs/words.md'))
const REMOTES = fs
  .globSync('mfe-*/remote.json', { cwd: ROOT })
  .map((file) => path.dirname(file))
  .sort()

/** Phrases that mean something else by such a word, and what. */
const ALLOWED: Readonly<Record<string, string>> = {
  'clients.kind.business': 'a client that is no private person',
  'clients.form.taxIdHelp': 'the same',
  'partyImport.column.name.note': 'the same',
  'partyImport.column.kind.note': 'the same',
  'partyImport.problem.kindInvalid': 'the same',
  'code.client.kind.business': 'the same',
  'home.features.clients.text': 'the same',
  'code.company.legalForm.Sole Proprietorship': 'a legal form',
  'companyProfile.legalForms.SoleProprietorship': 'the same',
  'legal.terms.law.text': 'of a dispute, not of a debt',
}

describe.each(LANGUAGES)('in %s each thing has one word', (language) => {
  test('in the common phrases and those of contracts', () => {
    const phrases = new Map(flatten(wholeTranslation(language)))
    expect(wordFaults(phrases, language, BANNED, ALLOWED)).toEqual([])
  })

  test.each(REMOTES)('in %s', (remote) => {
    expect(wordFaults(phrasesOf(path.join(ROOT, remote))[language], language, BANNED, ALLOWED)).toEqual([])
  })
})

describe('the check', () => {
  const banned: Banned[] = [
    { language: 'fr', word: 'importation', instead: 'import' },
    { language: 'en', word: 'HT', instead: 'excl. tax' },
    { language: 'ar', word: 'إدراج', instead: 'استيراد' },
  ]
  const faultsOf = (language: 'en' | 'fr' | 'ar', text: string, key = 'a.b') =>
    wordFaults(new Map([[key, text]]), language, banned, { 'a.allowed': 'the act itself' })

  test.each([
    ['fr', 'Vos importations'],
    ['fr', 'L’Importation'],
    ['en', 'Price HT'],
    ['ar', 'إدراج ملف'],
    ['ar', 'بعد الإدراج'],
    ['ar', 'وللإدراج'],
  ] as const)('finds it: %s %s', (language, text) => {
    expect(faultsOf(language, text)).toHaveLength(1)
  })

  test.each([
    ['fr', 'Réimportations'],
    ['fr', '{{importation}}'],
    ['en', 'that is what'],
    ['en', 'importation'],
    ['ar', 'استيراد'],
  ] as const)('leaves alone: %s %s', (language, text) => {
    expect(faultsOf(language, text)).toEqual([])
  })

  test('leaves alone what is said to mean something else, and what people search by', () => {
    expect(faultsOf('fr', 'importation', 'a.allowed')).toEqual([])
    expect(faultsOf('fr', 'importation', 'clients.labels.words')).toEqual([])
  })

  test('refuses a table that it cannot read', () => {
    const head = '| English | French | Arabic | never |\n|---|---|---|---|\n'
    expect(() => readBanned(`${head}| a | b | c |\n`)).toThrow('four columns')
    expect(() => readBanned(`${head}| a | b | c | de: d |\n`)).toThrow('neither')
    expect(readBanned(`${head}| a | b | c | en: d, e; ar: و |\n`)).toHaveLength(3)
  })
})
