import { VARIANT_GROUPS, VARIANT_LIMITS, type Combination } from '@comptoir/contracts/inventory/variants'
import { DomainError } from '../../../platform/errors.ts'
import { firstCharacters } from '../../../platform/first-characters.ts'
import type { KnownValue } from '../attributes/index.ts'

const MOST_CODE = 40
const MOST_DESIGNATION = 250

/** One value for each attribute, and the id of the product that shall have them. */
export interface Chosen {
  id: string | undefined
  values: readonly KnownValue[]
}

/** What distinguishes one combination from another. */
export const combinationKey = (values: readonly { id: string }[]): string => values.map(({ id }) => id).join(' ')

/** Values as a person reads them: `M, Rouge`. */
export const namesOf = (values: readonly { name: string }[]): string => values.map(({ name }) => name).join(', ')

/**
 * The combinations with their values: each has one value for each of the attributes, in their order, and none is there
 * twice, nor in the group already.
 */
export function chosenOf(
  combinations: readonly Combination[],
  known: ReadonlyMap<string, KnownValue>,
  group: { attributeIds: readonly string[]; taken: readonly string[] },
): Chosen[] {
  const most = VARIANT_LIMITS.variants
  if (group.taken.length + combinations.length > most)
    throw new DomainError(VARIANT_GROUPS.errors.tooMany, { max: most }, '/combinations')
  const taken = new Set(group.taken)
  return combinations.map(({ id, valueIds }, at) => {
    const values = valueIds.flatMap((valueId) => known.get(valueId.toLowerCase()) ?? [])
    if (!fits(values, group.attributeIds))
      throw new DomainError(VARIANT_GROUPS.errors.valuesUnfit, {}, `/combinations/${at}/valueIds`)
    const key = combinationKey(values)
    if (taken.has(key))
      throw new DomainError(VARIANT_GROUPS.errors.combinationTaken, { values: namesOf(values) }, `/combinations/${at}`)
    taken.add(key)
    return { id, values }
  })
}

const fits = (values: readonly KnownValue[], attributeIds: readonly string[]): boolean =>
  values.length === attributeIds.length && values.every(({ attributeId }, at) => attributeId === attributeIds[at])

interface Designations {
  designation: string
  designationEn: string | null
  designationAr: string | null
}

/** What a variant is called in each language: the common name and its values. A name that would be too long is cut. */
export function designationsOf(base: Designations, values: readonly KnownValue[]): Designations {
  const named = (name: string, comma = ', '): string => {
    const ending = ` – ${values.map((value) => value.name).join(comma)}`
    const room = Math.max(1, MOST_DESIGNATION - ending.length)
    return firstCharacters(`${firstCharacters(name, room)}${ending}`, MOST_DESIGNATION)
  }
  const { designation, designationEn, designationAr } = base
  return {
    designation: named(designation),
    designationEn: designationEn === null ? null : named(designationEn),
    designationAr: designationAr === null ? null : named(designationAr, '، '),
  }
}

/** A text as part of a code: capitals without accents, everything else a hyphen. */
const codePart = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * The codes that are proposed for a variant, in their order: `TSHIRT-M-ROUGE`, then the same with a number. What would
 * be too long is cut in front of the number.
 */
export function* proposedCodes(base: string, values: readonly { name: string }[]): Generator<string> {
  const parts = values.map(({ name }) => codePart(name)).filter((part) => part !== '')
  const room = MOST_CODE - Math.min(parts.join('-').length + 1, 20)
  const whole = [firstCharacters(base, room), ...parts].join('-')
  yield firstCharacters(whole, MOST_CODE)
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    yield firstCharacters(whole, MOST_CODE - ending.length) + ending
  }
}
