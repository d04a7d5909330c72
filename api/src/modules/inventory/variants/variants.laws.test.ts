import { expect, test } from '@jest/globals'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop } from '../../../../test/shop.ts'
import { putAttribute } from '../../../../test/variants.ts'
import { designationsOf, proposedCodes } from './variants.rules.ts'

const open = setUpApp()

/** Names that are hard to make codes of: accents, signs only, Arabic, long ones. */
const valueName = fc.oneof(
  fc.constantFrom('M', 'm²', 'Écru', 'Bleu nuit', 'أحمر', '42', '½', '+', 'A-B', 'A B', 'x'.repeat(80), '𖣂'.repeat(40)),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .filter((name) => name.trim() !== '' && !name.includes('\0')),
)
const valueNames = (most: number) =>
  fc.uniqueArray(valueName, { minLength: 1, maxLength: most, selector: (name) => name.trim().toLowerCase() })

test('every combination is there once, none is lost, and all codes differ', async () => {
  const manager = await (await aShop(open())).as('manager')
  let count = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(valueNames(3), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('A', 'TSHIRT', 'X'.repeat(40)),
      async (lists, code) => {
        count += 1
        const attributes = []
        for (const [at, names] of lists.entries())
          attributes.push(await putAttribute(manager, `A${count}-${at}`, names))
        const wanted = attributes.reduce<string[][]>(
          (all, { values }) => all.flatMap((ids) => values.map(({ id }) => [...ids, id])),
          [[]],
        )
        const [first, ...others] = wanted
        const base = code.slice(0, 40 - String(count).length) + String(count)
        const product = await putProduct(manager, { code: base })
        const answer = await manager.post('variant-groups', {
          productId: product.id,
          valueIds: first,
          combinations: others.map((valueIds) => ({ valueIds })),
        })
        const { variants } = answer.json<VariantGroup>()
        // In the order of the values, so exactly as they were counted out.
        expect(variants.map(({ values }) => values.map(({ id }) => id))).toEqual(wanted)
        const codes = variants.map((variant) => variant.product.code)
        expect(new Set(codes).size).toBe(wanted.length)
      },
    ),
    { numRuns: 25 },
  )
})

test('proposed codes fit, differ, and begin as the product’s own where there is room', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), valueNames(3), (base, names) => {
      const seen = new Set<string>()
      for (const code of proposedCodes(
        base,
        names.map((name) => ({ name })),
      )) {
        expect([...code].length).toBeLessThanOrEqual(40)
        expect(code.length).toBeGreaterThan(0)
        expect(code).not.toMatch(/\p{Surrogate}/u)
        seen.add(code)
        if (seen.size > 20) break
      }
      expect(seen.size).toBe(21)
    }),
  )
})

test('designations fit and end with the values', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 250, unit: 'grapheme' }), valueNames(3), (designation, names) => {
      const values = names.map((name) => ({ id: '', name, attributeId: '', attributeName: '' }))
      const named = designationsOf({ designation, designationEn: null, designationAr: designation }, values)
      for (const text of [named.designation, named.designationAr ?? '']) {
        expect([...text].length).toBeLessThanOrEqual(250)
        expect(text).not.toMatch(/\p{Surrogate}/u)
        expect(text).toContain(' – ')
      }
      expect(named.designationEn).toBeNull()
    }),
  )
})
