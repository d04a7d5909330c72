import { useState } from 'react'
import { ATTRIBUTES, type Attribute } from '@comptoir/contracts/inventory/attributes'
import type { Product } from '@comptoir/contracts/inventory/products'
import { VARIANT_LIMITS, type VariantGroup } from '@comptoir/contracts/inventory/variants'
import { newId, useList, useSave, useTranslation } from '@comptoir/platform'
import { createGroup, extendGroup, SHOWN_BY } from '../variants.api.ts'
import { combinationsOf, keyOf, type Combination } from './combinations.ts'

/** An attribute that was chosen, the values that were, and the one that the product itself has. */
export interface Choice {
  attributeId: string
  valueIds: readonly string[]
  ownId: string | null
}

interface Making {
  product: Product
  group: VariantGroup | undefined
  onMade: (group: VariantGroup) => void
}

const ALL = { page: 1, limit: 100, order: { field: 'name', direction: 'asc' } } as const

/** What is chosen of attributes and values, and the variants that this makes. */
export function useMakeVariants({ product, group, onMade }: Making) {
  const { data } = useList(ATTRIBUTES, ALL)
  const attributes = data?.data ?? []
  const [choices, setChoices] = useState<readonly Choice[]>(() => choicesOf(group))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = choices.flatMap((choice) => {
    const attribute = attributes.find(({ id }) => id === choice.attributeId)
    return attribute ? [{ ...choice, attribute }] : []
  })
  const own = group === undefined ? ownOf(chosen) : []
  const taken = new Set(
    group === undefined ? [own.map(({ id }) => id).join(' ')] : group.variants.map(({ values }) => keyOf(values)),
  )
  const all = combinationsOf(
    chosen.map(({ attribute, valueIds }) => attribute.values.filter(({ id }) => valueIds.includes(id))),
  ).filter(({ key }) => !taken.has(key))
  const wanted = all.filter(({ key }) => !left.has(key))
  const room = VARIANT_LIMITS.variants - (group?.variants.length ?? 1)
  const { save, isSaving } = useMaking({ product, group, onMade }, own, wanted)
  const change = (attributeId: string, next: Partial<Choice>): void =>
    setChoices((before) => before.map((each) => (each.attributeId === attributeId ? { ...each, ...next } : each)))
  return {
    chosen,
    /** Attributes that may still be chosen. */
    offered: attributes.filter(({ id, isActive }) => isActive && !choices.some((each) => each.attributeId === id)),
    mayChooseMore: group === undefined && choices.length < VARIANT_LIMITS.attributes,
    choose: (attributeId: string) => setChoices((before) => [...before, { attributeId, valueIds: [], ownId: null }]),
    forget: (attributeId: string) => setChoices((before) => before.filter((each) => each.attributeId !== attributeId)),
    toggle: (attributeId: string, valueId: string, isChosen?: boolean) =>
      setChoices((before) =>
        before.map((each) => (each.attributeId === attributeId ? toggled(each, valueId, isChosen) : each)),
      ),
    setOwn: (attributeId: string, ownId: string) => change(attributeId, { ownId }),
    all,
    wanted,
    setWanted: (key: string, isWanted: boolean) =>
      setLeft((before) => {
        const next = new Set(before)
        if (isWanted) next.delete(key)
        else next.add(key)
        return next
      }),
    isTooMany: wanted.length > room,
    room,
    isReady: wanted.length > 0 && wanted.length <= room && (group !== undefined || own.length === choices.length),
    save: () => void save(undefined),
    isSaving,
  }
}

/** For a group that is there: its attributes, with the values that its variants have. */
function choicesOf(group: VariantGroup | undefined): Choice[] {
  return (group?.attributes ?? []).map(({ id }, at) => ({
    attributeId: id,
    valueIds: [...new Set(group?.variants.flatMap(({ values }) => values[at]?.id ?? []))],
    ownId: null,
  }))
}

/** The product's own values: those that were said, or else the first chosen of each attribute. */
function ownOf(chosen: readonly (Choice & { attribute: Attribute })[]) {
  return chosen.flatMap(({ attribute, valueIds, ownId }) => {
    const values = attribute.values.filter(({ id }) => valueIds.includes(id))
    return values.find(({ id }) => id === ownId) ?? values[0] ?? []
  })
}

function toggled(choice: Choice, valueId: string, isChosen = !choice.valueIds.includes(valueId)): Choice {
  const others = choice.valueIds.filter((id) => id !== valueId)
  return { ...choice, valueIds: isChosen ? [...others, valueId] : others }
}

/** Sending twice makes the variants once: the ids are those of the first attempt. */
function useMaking({ product, group, onMade }: Making, own: readonly { id: string }[], wanted: readonly Combination[]) {
  const { t } = useTranslation('inventory')
  const [groupId] = useState(newId)
  const [ids] = useState(() => new Map<string, string>())
  const idOf = (key: string): string => {
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    return id
  }
  return useSave(
    () => {
      const combinations = wanted.map(({ key, values }) => ({ id: idOf(key), valueIds: values.map(({ id }) => id) }))
      return group
        ? extendGroup(group.id, { modelId: product.id, combinations })
        : createGroup({ id: groupId, productId: product.id, valueIds: own.map(({ id }) => id), combinations })
    },
    {
      invalidates: SHOWN_BY,
      success: () => t('variants.make.made', { count: wanted.length }),
      onSaved: onMade,
    },
  )
}
