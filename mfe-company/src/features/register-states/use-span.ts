import { useTranslation } from '@comptoir/platform'
import { spanOf } from './register-standing.ts'

/** Writes a time of so many milliseconds: `36 hours`. */
export function useSpan(): (ms: number) => string {
  const { t } = useTranslation('company')
  return (ms) => {
    const { unit, count } = spanOf(Math.max(ms, 0))
    return t(`registerStates.span.${unit}`, { count })
  }
}
