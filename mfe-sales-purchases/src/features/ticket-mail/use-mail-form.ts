import { useEffect, useEffectEvent, useState } from 'react'
import { TICKET_MAILS, TicketMailInput, type TicketMailProposal } from '@comptoir/contracts/sales/ticket-mails'
import {
  api,
  companyKey,
  ConnectionError,
  isProblem,
  pathOf,
  useCompany,
  useLanguage,
  useQuery,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'

/** Sends a ticket by mail. One that the server does not have yet, or cannot be asked about, stays as it was typed. */
export function useMailForm(saleId: string, onSent: () => void) {
  const { t } = useTranslation('sales-purchases')
  const language = useLanguage()
  const [isNotThere, setNotThere] = useState(false)
  const form = useForm<Omit<TicketMailInput, 'saleId'>>({ defaultValues: { email: '', language } })
  useProposed(saleId, (email) => {
    if (form.getValues('email') === '') form.setValue('email', email)
  })
  const { save, isSaving } = useSave(sendMail, {
    contract: TicketMailInput,
    form,
    success: (isTaken, { email }) => (isTaken ? t('ticketMail.sent', { email }) : null),
    onSaved: (isTaken) => {
      setNotThere(!isTaken)
      if (isTaken) onSent()
    },
  })
  const submit = form.handleSubmit((values) => save({ saleId, ...values, email: values.email.trim() }))
  return { form, submit, isSaving, isNotThere }
}

/** Whether the server took it; false where it has no such ticket yet, or does not answer. */
async function sendMail(input: TicketMailInput): Promise<boolean> {
  try {
    await api.post(pathOf(TICKET_MAILS), input)
    return true
  } catch (error) {
    if (error instanceof ConnectionError || isProblem(error, 'sale.notFound')) return false
    throw error
  }
}

function useProposed(saleId: string, propose: (email: string) => void): void {
  const company = useCompany()
  const { data } = useQuery({
    queryKey: companyKey(company.id, TICKET_MAILS, saleId),
    queryFn: ({ signal }) =>
      api.get<TicketMailProposal>(pathOf(TICKET_MAILS), { signal, searchParams: new URLSearchParams({ saleId }) }),
    retry: false,
  })
  const email = data?.email ?? null
  const take = useEffectEvent(propose)
  useEffect(() => {
    if (email !== null) take(email)
  }, [email])
}
