import { useTranslation } from '@comptoir/platform/site'
import type { Saying } from './faults.ts'

/** Says it in the reader's present language; a refusal stays in the words in which it was given. */
export function useSay(): (saying: Saying | null | undefined) => string | undefined {
  const { t } = useTranslation('marketing')
  return (saying) => {
    if (!saying) return undefined
    return 'words' in saying ? saying.words : t(saying.key, { ...saying.params })
  }
}
