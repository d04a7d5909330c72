import { ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../chakra.ts'
import { Sheet } from '../../overlay/sheet.tsx'
import { PageLink } from '../../page/page-link.tsx'
import { HistoryLink, useMayReadHistory } from './history-link.tsx'
import type { RowSheetFrame } from './use-row-sheet.ts'

export interface RowSheetProps {
  frame: RowSheetFrame
  title: string
  subtitle?: ReactNode
  /** The declaration of the row: who may read the audit trail gets from here to what was done to it. */
  history?: { entity: string }
  /** Further actions, before the one that edits. */
  actions?: ReactNode
  children: ReactNode
}

/** A row of a list, beside the list: its keys and buttons go to the row before or after. */
export function RowSheet({ frame, title, subtitle, history, actions, children }: RowSheetProps) {
  const { t } = useTranslation()
  const { isOpen, onClose, onPrevious, onNext, editTo, returnFocus } = frame
  const past = useMayReadHistory() ? history : undefined
  const footer = actions || editTo !== undefined || past !== undefined
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      returnFocus={returnFocus}
      onKeyDown={(event) => step(event, frame)}
      tools={
        <>
          <StepButton label={t('common.previousRow')} onStep={onPrevious} icon={<ChevronUp aria-hidden />} />
          <StepButton label={t('common.nextRow')} onStep={onNext} icon={<ChevronDown aria-hidden />} />
        </>
      }
      footer={
        footer ? (
          <>
            {past === undefined ? null : <HistoryLink entity={past.entity} id={frame.id} />}
            {actions}
            {editTo === undefined ? null : (
              <Button asChild>
                <PageLink to={editTo}>
                  <Pencil aria-hidden size={16} />
                  {t('common.edit')}
                </PageLink>
              </Button>
            )}
          </>
        ) : null
      }
    >
      {children}
    </Sheet>
  )
}

/** It keeps the focus at the end of the page, where there is nowhere to go. */
function StepButton({ label, onStep, icon }: { label: string; onStep: (() => void) | null; icon: ReactNode }) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
      aria-disabled={onStep === null}
      {...(onStep === null ? { opacity: 0.4, cursor: 'default' } : {})}
      onClick={() => onStep?.()}
    >
      {icon}
    </IconButton>
  )
}

/** The keys that go to another row, also those of who keeps the hands on the letters. */
const STEPS: Readonly<Record<string, 'onPrevious' | 'onNext'>> = {
  ArrowUp: 'onPrevious',
  k: 'onPrevious',
  ArrowDown: 'onNext',
  j: 'onNext',
}

function step(event: KeyboardEvent, frame: RowSheetFrame): void {
  const name = STEPS[event.key]
  const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  const isForField = event.target instanceof Element && event.target.closest('input, textarea, select, [role=menu]')
  if (name === undefined || isTaken || isForField) return
  event.preventDefault()
  frame[name]?.()
}
