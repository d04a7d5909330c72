import { type FormEvent, useId, useRef } from 'react'
import { LONGEST_TICKET_NOTE } from '@comptoir/contracts/sales/sales'
import { Box, Button, Flex, FormDialog, Notice, useCompany, useTranslation } from '@comptoir/platform'
import { SelectField, TextField, useForm } from '@comptoir/platform/forms'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import type { NamedRepresentative } from '../cart/noted.ts'
import { useLastTicketStore } from '../last-ticket/last-ticket.ts'
import { lastUsedFirst, rememberRepresentative, usedRepresentatives } from './used-representatives.ts'
import { useRepresentatives } from './use-representatives.ts'

export interface NoteDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks what is noted on the open ticket, and who brought the sale. */
export function NoteDialog({ isOpen, onClose }: NoteDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      initialFocus={() => body.current?.querySelector('input') ?? null}
      title={t('counterTools.note.title')}
      footer={
        <>
          <Button variant="outline" size="xl" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl">
            {t('counterTools.note.save')}
          </Button>
        </>
      }
    >
      <Box ref={body}>{isOpen ? <NoteForm id={formId} onDone={onClose} /> : null}</Box>
    </FormDialog>
  )
}

/** There while the dialog is open. */
function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const { id: companyId } = useCompany()
  const { note = '', representative } = useCart()
  const { noteTicket } = useCartActions()
  const ticket = useLastTicketStore()
  const { people, isAway } = useOffered(representative)
  const form = useForm({ defaultValues: { note, representativeId: representative?.id ?? null } })
  const submit = form.handleSubmit((values) => {
    const chosen = people.find((each) => each.id === values.representativeId)
    if (chosen) rememberRepresentative(companyId, chosen.id)
    noteTicket({ note: values.note.trim() || undefined, representative: chosen })
    // The last ticket makes room: the next one has begun.
    ticket.setState({ isShown: false })
    onDone()
  })
  const send = (event: FormEvent): void => {
    void submit(event)
  }
  return (
    <form id={id} noValidate onSubmit={send}>
      <Flex direction="column" gap="4">
        <TextField
          control={form.control}
          name="note"
          label={t('counterTools.note.note')}
          help={t('counterTools.note.noteHelp')}
          maxLength={LONGEST_TICKET_NOTE}
          autoComplete="off"
          size="xl"
        />
        {isAway ? <Notice tone="attention">{t('counterTools.note.away')}</Notice> : null}
        {people.length > 0 ? (
          <SelectField
            control={form.control}
            name="representativeId"
            label={t('counterTools.note.representative')}
            help={t('counterTools.note.representativeHelp')}
            placeholder={t('counterTools.note.nobody')}
            options={people.map((person) => ({ value: person.id, label: person.name }))}
            isClearable
            size="xl"
          />
        ) : null}
      </Flex>
    </form>
  )
}

/** Those who can be named, whoever is named already among them. */
function useOffered(named: NamedRepresentative | undefined): {
  people: readonly NamedRepresentative[]
  isAway: boolean
} {
  const { id } = useCompany()
  const { data = [], error } = useRepresentatives()
  const all = named === undefined || data.some((each) => each.id === named.id) ? data : [named, ...data]
  return { people: lastUsedFirst(all, usedRepresentatives(id)), isAway: error !== null }
}
