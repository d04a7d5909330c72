import { useState } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Box, Button, Text } from '../chakra.ts'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { Notice } from '../page/notice.tsx'
import { ProgressBar } from '../page/progress-bar.tsx'
import { Section } from '../page/section.tsx'

export interface UndoOfferProps {
  icon: LucideIcon
  words: {
    title: string
    /** Until when, and of what. */
    text: string
    submit: string
    confirm: { title: string; text: string; submit: string; cancel: string }
  }
  isBusy: boolean
  onUndo: () => Promise<unknown>
}

/** The offer to undo what an import did; asks before it does. */
export function UndoOfferSection({ icon: Icon, words, isBusy, onUndo }: UndoOfferProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { title, text, submit, confirm } = words
  const undo = async (): Promise<void> => {
    await onUndo()
    setIsOpen(false)
  }
  return (
    <Section title={title} description={text}>
      <Box>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <Icon aria-hidden size={16} />
          {submit}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isOpen}
        isBusy={isBusy}
        isDanger
        title={confirm.title}
        text={confirm.text}
        confirmLabel={confirm.submit}
        // Next to "undo", "cancel" would say the same in French.
        cancelLabel={confirm.cancel}
        onConfirm={() => void undo()}
        onCancel={() => setIsOpen(false)}
      />
    </Section>
  )
}

export interface UndoRunningProps {
  words: { title: string; label: string; detail: string; mayLeave: string }
  done: number
  total: number
}

/** An undoing at work: how far it is, and that nobody has to wait for it. */
export function UndoRunning({ words, done, total }: UndoRunningProps) {
  return (
    <Section title={words.title}>
      <ProgressBar value={total === 0 ? null : done / total} label={words.label} detail={words.detail} />
      <Text textStyle="small" color="fg.muted">
        {words.mayLeave}
      </Text>
    </Section>
  )
}

export interface UndoStoppedProps {
  words: { title: string; text: string; goOn: string }
  isBusy: boolean
  onGoOn: () => void
}

/** An undoing that broke off, what was kept, and the way on. */
export function UndoStopped({ words, isBusy, onGoOn }: UndoStoppedProps) {
  return (
    <Notice
      tone="danger"
      title={words.title}
      action={
        <Button size="sm" variant="outline" loading={isBusy} onClick={onGoOn}>
          {words.goOn}
        </Button>
      }
    >
      {words.text}
    </Notice>
  )
}
