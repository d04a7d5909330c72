import { useContext } from 'react'
import { LONGEST_TICKET_NOTE } from '@comptoir/contracts/sales/sales'
import { Flex, Notice, useCompany, useTranslation } from '@comptoir/platform'
import { SelectField, TextField, useForm } from '@comptoir/platform/forms'
import { AskDialog } from '../../../common/ask-dialog.tsx'
import { KeptIn } from '../../../common/kept-in.ts'
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
  return (
    <AskDialog {...{ isOpen, onClose }} title={t('counterTools.note.title')} sendLabel={t('counterTools.note.save')}>
      {(id) => <NoteForm id={id} onDone={onClose} />}
    </AskDialog>
  )
}

function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const { id: companyId } = useCompany()
  const { note = '', representative } = useCart()
  const { noteTicket } = useCartActions()
  const ticket = useLastTicketStore()
  const storage = useContext(KeptIn)
  const { people, isAway } = useOffered(representative)
  const form = useForm({ defaultValues: { note, representativeId: representative?.id ?? null } })
  const submit = form.handleSubmit((values) => {
    const chosen = people.find((each) => each.id === values.representativeId)
    if (chosen) rememberRepresentative(companyId, chosen.id, storage)
    noteTicket({ note: values.note.trim() || undefined, representative: chosen })
    // The last ticket makes room: the next one has begun.
    ticket.setState({ isShown: false })
    onDone()
  })
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
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
