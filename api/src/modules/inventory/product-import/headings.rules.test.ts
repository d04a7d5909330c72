import { describe, expect, test } from '@jest/globals'
import { headingsOf, mappingFrom, type Heading } from './headings.rules.ts'

const says = (header: string, field: Heading['field']): Heading => ({ header, field })

describe('a mapping that was confirmed', () => {
  test('is proposed for the same headers, however they are written, before any guess', () => {
    const remembered = [says('prix', 'priceTtc'), says('art', 'designation')]
    expect(mappingFrom(['ART', 'Prix', 'Réf.'], remembered)).toEqual({
      designation: 'ART',
      code: 'Réf.',
      priceTtc: 'Prix',
    })
  })

  test('gives no column two headers: the latest word counts', () => {
    const remembered = [says('nom long', 'designation'), says('libelle', 'designation')]
    expect(mappingFrom(['Libellé', 'Nom long', 'Code'], remembered)).toEqual({ designation: 'Nom long', code: 'Code' })
  })

  test('is stronger than what another header looks like', () => {
    expect(mappingFrom(['Libellé', 'Intitulé maison'], [says('intitule maison', 'designation')])).toEqual({
      designation: 'Intitulé maison',
    })
  })

  test('keeps out what looks like a column and is none', () => {
    expect(mappingFrom(['Nom', 'Code', 'Stock'], [says('stock', null)])).toEqual({ designation: 'Nom', code: 'Code' })
  })

  test('of two headers that are written alike, takes the first', () => {
    expect(mappingFrom(['Prix HT', 'prix_ht'], [says('prix ht', 'priceHt')])).toEqual({ priceHt: 'Prix HT' })
  })

  test('is remembered with the headers that it leaves out', () => {
    expect(headingsOf(['Nom', 'Stock', 'Divers'], { designation: 'Divers', code: 'Nom' })).toEqual([
      says('divers', 'designation'),
      says('nom', 'code'),
      says('stock', null),
    ])
  })

  test('leaves headers of nothing but signs alone', () => {
    expect(headingsOf(['№', '…'], { designation: '…' })).toEqual([])
  })
})
