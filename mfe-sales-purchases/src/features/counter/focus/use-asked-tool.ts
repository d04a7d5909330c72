import { useEffect } from 'react'
import { useStore } from '@comptoir/platform'
import { type CounterTool, useFocus } from './counter-focus.ts'

/**
 * Whether something beside selling is asked for. What cannot be answered now is not asked for any more. Closed, it gives the
 * focus back to the search.
 */
export function useAskedTool(tool: CounterTool, canAnswer = true): { isOpen: boolean; onClose: () => void } {
  const focus = useFocus()
  const isAsked = useStore(focus.tool, ({ asked }) => asked === tool)
  const isUnanswered = isAsked && !canAnswer
  useEffect(() => {
    if (isUnanswered) focus.tool.setState({ asked: null })
  }, [isUnanswered, focus])
  const onClose = (): void => {
    focus.tool.setState({ asked: null })
    focus.toSearch()
  }
  return { isOpen: isAsked && canAnswer, onClose }
}
