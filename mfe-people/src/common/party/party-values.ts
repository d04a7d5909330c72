import type { PartyAddress, PartyContact } from '@comptoir/contracts/people/parties'
import type { Control, FieldValues } from '@comptoir/platform/forms'

/** What the forms of clients and of suppliers have in common. */
export interface PartyValues {
  phone: string | null
  email: string | null
  taxId: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  paymentDays: number | null
  isPaymentAtMonthEnd: boolean
  addresses: PartyAddress[]
  contacts: PartyContact[]
}

/** A form that holds these among others, for the fields that ask for no more. */
export function partyControl<Values extends PartyValues & FieldValues>(control: Control<Values>): Control<PartyValues> {
  const form: object = control
  if (!isControl(form)) throw new Error('Not the control of a form')
  return form
}

/** That its values are among those that it holds, the type of the caller says. */
function isControl(form: object): form is Control<PartyValues> {
  return 'register' in form
}
