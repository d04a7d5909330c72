import { useState } from 'react'
import type { Enquiry } from '@comptoir/contracts/identity/enquiries'
import { useQueryClient, useSave, useTranslation } from '@comptoir/platform'
import { ENQUIRIES_KEY, markEnquiry, removeEnquiry } from './enquiries.api.ts'

/** What is open over the list: the whole enquiry, or the question before it is removed. */
type Open = 'details' | 'removal' | null

/** What the list of enquiries needs to show, mark and remove one. `enquiry` is kept while a dialog goes away. */
export interface Handling {
  enquiry: Enquiry | null
  open: Open
  isBusy: boolean
  show: (enquiry: Enquiry) => void
  askRemoval: (enquiry: Enquiry) => void
  close: () => void
  /** Handled, or to be handled again, as it was not before. */
  toggle: (enquiry: Enquiry) => void
  remove: () => void
}

export function useHandling(): Handling {
  const { t } = useTranslation('company')
  const client = useQueryClient()
  const [enquiry, setEnquiry] = useState<Enquiry | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const readAgain = (): void => void client.invalidateQueries({ queryKey: ENQUIRIES_KEY })
  const openOn = (what: Open) => (one: Enquiry) => {
    setEnquiry(one)
    setOpen(what)
  }
  const marking = useSave((one: Enquiry) => markEnquiry(one, one.handled === null ? 'handle' : 'reopen'), {
    success: ({ handled, name }) => t(handled === null ? 'enquiries.reopened' : 'enquiries.handled', { name }),
    onSaved: (marked) => {
      setEnquiry((shown) => (shown?.id === marked.id ? marked : shown))
      readAgain()
    },
  })
  const removal = useSave((one: Enquiry) => removeEnquiry(one), {
    success: (_, { name }) => t('enquiries.removed', { name }),
    onSaved: () => {
      setOpen(null)
      readAgain()
    },
  })
  return {
    enquiry,
    open,
    isBusy: marking.isSaving || removal.isSaving,
    show: openOn('details'),
    askRemoval: openOn('removal'),
    close: () => setOpen(null),
    toggle: (one) => void marking.save(one),
    remove: () => enquiry && void removal.save(enquiry),
  }
}
