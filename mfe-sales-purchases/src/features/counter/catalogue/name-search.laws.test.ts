import { describe, expect, test } from '@jest/globals'
import { searchText } from '@comptoir/contracts/search-text'
import * as fc from 'fast-check'
import { NameSearch } from './name-search.ts'
import { isOneSlipAway } from './one-slip.ts'

const ALL = 1000
const aWord = fc.string({ unit: fc.constantFrom(...'abcé سكر12'), minLength: 1, maxLength: 5 })
const aText = fc.array(aWord, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const lines = fc.array(aText.map(searchText), { maxLength: 12 })
const wordsOf = (text: string): string[] => searchText(text).split(' ').filter(Boolean)

describe('a search in names', () => {
  test('gives those that begin so, then those with words that begin so, then those that have the letters, each once', () => {
    fc.assert(
      fc.property(lines, aText, (names, text) => {
        const typed = wordsOf(text)
        const numbered = names.map((name, number) => ({ name, number }))
        const kinds = [
          (name: string) => name.startsWith(searchText(text)),
          (name: string) => typed.every((word) => ` ${name}`.includes(` ${word}`)),
          (name: string) => typed.every((word) => name.includes(word)),
        ]
        const expected = new Set(
          kinds.flatMap((isKind) => numbered.filter(({ name }) => isKind(name)).map(({ number }) => number)),
        )
        const found = new NameSearch(names).find(text, ALL)
        if (typed.length === 0) expect(found).toEqual({ lines: [], isGuess: false })
        else if (expected.size > 0) {
          expect(found.lines.slice(0, expected.size)).toEqual([...expected])
          expect(found.isGuess).toBe(false)
          expect(new Set(found.lines).size).toBe(found.lines.length)
        }
      }),
    )
  })

  test('gives the first of all that it finds', () => {
    fc.assert(
      fc.property(lines, aText, fc.integer({ min: 1, max: 5 }), (names, text, limit) => {
        const search = new NameSearch(names)
        expect(search.find(text, limit).lines).toEqual(search.find(text, ALL).lines.slice(0, limit))
      }),
    )
  })

  const NAMES = ['سكر أبيض', 'Sucre fin', 'Couscous moyen', 'Concentré de tomates', "Confiture d'abricot", 'Sel']
  const find = (names: readonly string[], typed: string) => {
    const { lines: found, isGuess } = new NameSearch(names.map(searchText)).find(typed, 10)
    return { names: found.map((number) => names[number]), isGuess }
  }

  test.each([
    ['sokkar', ['سكر أبيض', 'Sucre fin']],
    ['sukar', ['سكر أبيض', 'Sucre fin']],
    ['couscus', ['Couscous moyen']],
    ['kouskous', ['Couscous moyen']],
    ['كسكس', ['Couscous moyen']],
    ['كسكسي', ['Couscous moyen']],
    ['confitrue', ["Confiture d'abricot"]],
    ['confitrue abri', ["Confiture d'abricot"]],
  ])('%s is %s, which sounds the same', (typed, meant) => {
    expect(find(NAMES, typed)).toEqual({ names: meant, isGuess: false })
  })

  test.each([
    ['tonates', ['Concentré de tomates']],
    ['ssel', ['Sel']],
    ['confikure abri', ["Confiture d'abricot"]],
  ])('where nothing is called so, %s may mean %s', (typed, meant) => {
    const { names, isGuess } = find(NAMES, typed)
    expect([names, isGuess]).toEqual([meant, typed !== 'ssel'])
  })

  const SHELF = [
    'حلوى شامية بالفستق 500 غ',
    'هريسة عربي بالثوم 200 غ',
    'Deglet nour, vrac',
    'Deglet nour (boîte)',
    'Sucre 1 kg',
    'Eau 1,5 l',
    'Jus 0.5 l',
    'Thé vert',
    'سكر',
  ]

  test.each([
    ['السكر', ['سكر', 'Sucre 1 kg']],
    ['halwa', ['حلوى شامية بالفستق 500 غ']],
    ['hlwa', ['حلوى شامية بالفستق 500 غ']],
    ['7alwa', ['حلوى شامية بالفستق 500 غ']],
    ['haloua', ['حلوى شامية بالفستق 500 غ']],
    ['thoum', ['هريسة عربي بالثوم 200 غ']],
    ['deglet nor', ['Deglet nour (boîte)', 'Deglet nour, vrac']],
    ['sucre 1kg', ['Sucre 1 kg']],
    ['eau 1.5', ['Eau 1,5 l']],
    ['eau 1.5l', ['Eau 1,5 l']],
    ['jus 0,5', ['Jus 0.5 l']],
  ])('%s finds %s among others, and is no guess', (typed, meant) => {
    const { names, isGuess } = find(SHELF, typed)
    expect({ names: new Set(names), isGuess }).toEqual({ names: new Set(meant), isGuess: false })
  })

  test('what sounds the same in another script follows what is called so; a slip does not', () => {
    const found = (typed: string) => new NameSearch(NAMES.map(searchText)).find(typed, 10)
    expect(found('سكر')).toEqual({ lines: [0, 1], isGuess: false })
    expect(found('sucre')).toEqual({ lines: [1, 0], isGuess: false })
    expect(found('sel')).toEqual({ lines: [5], isGuess: false })
    expect(found('zzzz')).toEqual({ lines: [], isGuess: false })
  })

  test('a slip of a key comes before what only sounds alike', () => {
    const names = ['anatole', 'norelle', 'nutella']
    expect(new NameSearch(names).find('nurella', 10)).toEqual({ lines: [2, 1], isGuess: true })
    expect(new NameSearch(names).find('nutela', 10)).toEqual({ lines: [2], isGuess: false })
  })
})

describe('one slip', () => {
  const aLetter = fc.constantFrom(...'abcdef')
  const aLongWord = fc.string({ unit: aLetter, minLength: 4, maxLength: 9 })

  test('is a letter changed, left out, put in or swapped with the next', () => {
    fc.assert(
      fc.property(aLongWord, fc.nat(8), aLetter, (word, place, letter) => {
        const at = place % word.length
        const [before, after] = [word.slice(0, at), word.slice(at + 1)]
        const slips = [`${before}${letter}${after}`, `${before}${after}`, `${before}${letter}${word.slice(at)}`]
        const next = word[at + 1]
        if (next !== undefined) slips.push(`${before}${next}${word[at] ?? ''}${word.slice(at + 2)}`)
        for (const slip of slips) expect(isOneSlipAway(slip, word)).toBe(!word.startsWith(slip))
      }),
    )
  })

  test('two of them are too many', () => {
    expect(isOneSlipAway('sucre', 'sucer')).toBe(true)
    expect(isOneSlipAway('sucre', 'soucer')).toBe(false)
    expect(isOneSlipAway('tomate', 'patate')).toBe(false)
  })
})
