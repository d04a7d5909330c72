import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { withTemporaryFolder } from '../test/temporary-folder.ts'
import { summaryOf, writeReport } from './report.ts'

const sight = { screen: 'products', language: 'fr', theme: 'light', width: 390 }
const cut = { kind: 'cut', place: '“Dattes <Deglet>”', detail: 'across' }

describe('the report of the screens', () => {
  test('counts screens, pictures and faults by kind', () => {
    const found = [
      { ...sight, faults: [cut, { ...cut, kind: 'axe' }] },
      { ...sight, width: 768, faults: [cut] },
      { ...sight, screen: 'sales', faults: [] },
    ]
    expect(summaryOf(found)).toEqual({ screens: 2, pictures: 3, faults: 3, kinds: { cut: 2, axe: 1 } })
  })

  test('shows every picture with its faults, whatever their words', async () => {
    await withTemporaryFolder('comptoir-screens-', async (folder) => {
      fs.mkdirSync(path.join(folder, 'found'))
      fs.writeFileSync(path.join(folder, 'found', 'products-fr.json'), JSON.stringify([{ ...sight, faults: [cut] }]))
      expect(writeReport(folder)).toBe('1 screens in 1 pictures: 1 faults, cut 1')
      const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
      expect(page).toContain('src="fr-light-390/products.png"')
      expect(page).toContain('cut: “Dattes &lt;Deglet>”: across')
    })
  })
})
