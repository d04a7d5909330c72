import { useState } from 'react'
import { useQueryClient, useSave, useTranslation, notify } from '@comptoir/platform'
import { restore, suspend, SUPERVISED_KEY, type Supervised } from './supervision.api.ts'

/** A company or account that can be closed, as far as that needs it. */
export interface SupervisedItem {
  id: string
  name: string
  suspendedAt: string | null
}

/** What a list needs to close and open what it shows. `asked` is what a dialog is about; kept while it goes away. */
export interface Supervision<Item> {
  asked: { item: Item; act: 'suspend' | 'enter'; turn: number } | null
  isOpen: boolean
  ask: (item: Item, act: 'suspend' | 'enter') => void
  close: () => void
  suspendAsked: (reason: string) => Promise<unknown>
  done: () => void
  restore: (item: Item) => void
}

export function useSupervision<Item extends SupervisedItem>(what: Supervised): Supervision<Item> {
  const { t } = useTranslation('company')
  const client = useQueryClient()
  const [asked, setAsked] = useState<Supervision<Item>['asked']>(null)
  const [isOpen, setIsOpen] = useState(false)
  const readAgain = (): void => void client.invalidateQueries({ queryKey: SUPERVISED_KEY })
  const { save } = useSave((item: Item) => restore(what, item.id), {
    success: (_, { name }) => t(`supervision.${what}.restored`, { name }),
    onSaved: readAgain,
  })
  return {
    asked,
    isOpen,
    ask: (item, act) => {
      setAsked((now) => ({ item, act, turn: (now?.turn ?? 0) + 1 }))
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    suspendAsked: (reason) => suspend(what, asked?.item.id ?? '', reason),
    done: () => {
      setIsOpen(false)
      readAgain()
      notify.success(t(`supervision.${what}.suspended`, { name: asked?.item.name ?? '' }))
    },
    restore: (item) => void save(item),
  }
}
