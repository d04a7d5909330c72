import type { SystemContext } from '@chakra-ui/react'
import { css as written, type SerializedStyles } from '@emotion/react'

type Recipe = ReturnType<SystemContext['cva']>

/** Looks that differ only by a number, such as the width of a bar, would else fill the memory of a page that stays open. */
const MOST_REMEMBERED = 4000

/**
 * The same system with the same looks, several times as fast where much is drawn. By itself it makes the recipe of an element
 * anew with each drawing, compares all its styles value by value, and has them written as CSS again. Here recipes are made
 * once, what recipes gave is compared by identity, and CSS that was written is handed on.
 */
export function rememberingStyles(system: SystemContext): SystemContext {
  const objects = numberedObjects()
  const sheets = new Map<string, SerializedStyles>()

  const remembered = (recipe: Recipe): Recipe =>
    Object.assign((props?: object) => objects.numbered(recipe(props)), recipe, {
      merge: once((other: Recipe) => remembered(recipe.merge(other) as Recipe), new WeakMap()),
    })
  return {
    ...system,
    css: (...styles) => {
      const key = objects.keyOf(styles)
      const before = sheets.get(key)
      if (before) return before
      if (sheets.size >= MOST_REMEMBERED) sheets.clear()
      const sheet = written(system.css(...styles))
      sheets.set(key, sheet)
      return sheet
    },
    cva: once((config: Recipe['config']) => remembered(system.cva(config)), new WeakMap()) as SystemContext['cva'],
    isValidProperty: once((name: string) => system.isValidProperty(name), new Map()),
    getRecipeFn: once((name: string) => remembered(system.getRecipeFn(name) as Recipe), new Map()),
    getSlotRecipeFn: once((name: string) => {
      const recipe = system.getSlotRecipeFn(name) as (props?: object) => Record<string, object>
      const numbered = (props?: object) => {
        const slots = recipe(props)
        Object.values(slots).forEach(objects.numbered)
        return slots
      }
      return Object.assign(numbered, recipe)
    }, new Map()),
  }
}

interface Memory<Question, Answer> {
  get(question: Question): Answer | undefined
  set(question: Question, answer: Answer): unknown
}

/** Answers each question once; objects are the same question only when they are the same object. */
function once<Question, Answer>(answer: (question: Question) => Answer, memory: Memory<Question, Answer>) {
  return (question: Question): Answer => {
    const before = memory.get(question)
    if (before !== undefined) return before
    const now = answer(question)
    memory.set(question, now)
    return now
  }
}

/** Keys of values: an object that was numbered, and does not change, is known by its number, others by what they hold. */
function numberedObjects() {
  const numbers = new WeakMap<object, number>()
  let count = 0
  const numbered = <T extends object>(object: T): T => {
    if (!numbers.has(object)) numbers.set(object, (count += 1))
    return object
  }
  const keyOf = (value: unknown): string => {
    if (typeof value === 'string') return `${value.length}"${value}`
    if (typeof value === 'function') numbered(value)
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return String(value)
    const number = numbers.get(value)
    if (number !== undefined) return `#${number}`
    let key = Array.isArray(value) ? '[' : '{'
    for (const [name, held] of Object.entries(value)) key += `${name}:${keyOf(held)};`
    return `${key}}`
  }
  return { numbered, keyOf }
}
