import { useRef } from 'react'
import { Flex, FormDialog, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { ByLine } from './by-line.tsx'
import { ByShare } from './by-share.tsx'

export interface SplitDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The open ticket in two tickets, or one ticket that several people pay together. */
export function SplitDialog({ isOpen, onClose }: SplitDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const body = useRef<HTMLDivElement>(null)
  const toSearch = (): void => {
    onClose()
    focus.toSearch()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={toSearch}
      size="md"
      initialFocus={() => body.current?.querySelector<HTMLElement>('button') ?? null}
      title={t('ticketSplitting.title')}
    >
      <Flex ref={body} direction="column" gap="5">
        <ByLine onDone={toSearch} />
        <ByShare onDone={onClose} />
      </Flex>
    </FormDialog>
  )
}
