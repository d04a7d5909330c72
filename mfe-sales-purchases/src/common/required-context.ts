import { type Context, createContext, useContext } from 'react'

/**
 * A context together with the hook that reads it. Read outside its provider it throws: that is a mistake in the code, and
 * `name` says what was missing.
 */
export function createRequiredContext<T>(name: string): readonly [Context<T | null>, () => T] {
  const RequiredContext = createContext<T | null>(null)
  function useRequired(): T {
    const value = useContext(RequiredContext)
    if (value === null) throw new Error(`There is no ${name} around this component`)
    return value
  }
  return [RequiredContext, useRequired]
}
