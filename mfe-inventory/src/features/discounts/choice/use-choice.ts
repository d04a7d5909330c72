import { useState } from 'react'
import { isSameChoice, NOTHING_CHOSEN, onto, withFound, withIds, without, type Choice, type Found } from './choice.ts'

export interface ChoiceState extends Choice {
  /** False while it is what the page was opened with. */
  isChanged: () => boolean
  setIds: (ids: ReadonlySet<string>) => void
  addFound: (found: Found) => void
  remove: (id: string) => void
  clear: () => void
  /** Keeps what was ticked and unticked here, on top of what the discount holds now. */
  rebase: (now: Found) => void
}

/** The products that are ticked on a page, kept over search, filters and pages. */
export function useChoice(opened: Choice = NOTHING_CHOSEN): ChoiceState {
  const [base, setBase] = useState(opened)
  const [choice, setChoice] = useState(opened)
  return {
    ...choice,
    isChanged: () => !isSameChoice(choice.ids, base.ids),
    setIds: (ids) => setChoice((current) => withIds(current, ids)),
    addFound: (found) => setChoice((current) => withFound(current, found)),
    remove: (id) => setChoice((current) => without(current, id)),
    clear: () => setChoice(NOTHING_CHOSEN),
    rebase: (now) => {
      setChoice((current) => onto(current, base.ids, now))
      setBase({ ids: now.ids, found: now })
    },
  }
}
