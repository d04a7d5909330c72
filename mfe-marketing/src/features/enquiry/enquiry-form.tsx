import { useState } from 'react'
import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import { FieldShell, Flex, Input, SimpleGrid, useLanguage, useTranslation } from '@comptoir/platform/site'
import {
  EmailField,
  FormField,
  SendForm,
  Honeypot,
  useSay,
  useSending,
  type Faults,
  type Saying,
  type Typed,
} from '../../common/sending/index.ts'
import { sendEnquiry } from './enquiry.api.ts'
import { EnquiryDone } from './enquiry-done.tsx'
import { enquiryFaults, enquiryOf } from './enquiry-input.ts'

interface PartProps {
  faults: Faults
}

function Who({ faults, isCompanyRequired }: PartProps & { isCompanyRequired: boolean }) {
  const { t } = useTranslation('marketing')
  const company = isCompanyRequired
    ? { label: t('enquiry.company') }
    : { label: t('enquiry.company'), help: t('enquiry.optional') }
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <FormField
        name="company"
        {...company}
        isRequired={isCompanyRequired}
        fault={faults['company']}
        input={{ autoComplete: 'organization', maxLength: 120 }}
      />
      <FormField
        name="name"
        label={t('enquiry.name')}
        isRequired
        fault={faults['name']}
        input={{ autoComplete: 'name', maxLength: 120 }}
      />
    </SimpleGrid>
  )
}

function CallBack({ faults }: PartProps) {
  const { t } = useTranslation('marketing')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <FormField
        name="phone"
        label={t('enquiry.phone')}
        help={t('enquiry.optional')}
        isLtr
        fault={faults['phone']}
        input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 40, placeholder: '+216' }}
      />
      <Wish fault={faults['day']} />
    </SimpleGrid>
  )
}

/** Day and time, typed as in the back office: the browser's own field speaks the language of the browser. */
function Wish({ fault }: { fault: Saying | undefined }) {
  const { t } = useTranslation('marketing')
  const say = useSay()
  const input = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', size: 'lg' } as const
  return (
    <FieldShell label={t('enquiry.datetime')} help={t('enquiry.datetimeHelp')} error={say(fault)} isRequired={false}>
      {(control) => (
        <Flex gap="2">
          <Input {...control} {...input} name="day" placeholder={t('common.dayPattern')} flex="1 1 8rem" />
          <Input {...input} name="time" aria-label={t('enquiry.time')} placeholder="--:--" flex="0 0 5.5rem" />
        </Flex>
      )}
    </FieldShell>
  )
}

/** Who asks, and when they would like to be called; on the contact page, what they ask. What is typed stays until it has arrived. */
export function EnquiryForm({ kind }: { kind: EnquiryInput['kind'] }) {
  const { t } = useTranslation('marketing')
  const language = useLanguage()
  // The page could be read and filled in before its code came: the time counts from when it was opened.
  const [shownAt, setShownAt] = useState(() => Math.floor(performance.timeOrigin))
  const [sent, setSent] = useState<EnquiryInput | null>(null)
  const { faults, refusal, isSending, send, mend } = useSending({
    check: (typed) => enquiryFaults(kind, typed, Date.now()),
    send: sendEnquiry,
    onSent: (_answer, input: EnquiryInput) => setSent(input),
    failedKey: 'enquiry.failed',
  })
  const submit = (typed: Typed) => send(enquiryOf(kind, typed, { language, elapsedMs: Date.now() - shownAt }), typed)
  const again = () => {
    setShownAt(Date.now())
    setSent(null)
  }
  if (sent !== null) return <EnquiryDone sent={sent} onAgain={again} />
  return (
    <SendForm
      onSend={submit}
      onMend={(name, typed) => mend(name === 'time' ? 'day' : name, typed)}
      refusal={refusal}
      isSending={isSending}
      submit={kind === 'home' ? t('enquiry.callMe') : t('enquiry.send')}
      submitting={t('enquiry.sending')}
    >
      <Who faults={faults} isCompanyRequired={kind === 'home'} />
      <EmailField fault={faults['email']} autoComplete="email" />
      {kind === 'contact' ? (
        <FormField
          name="message"
          label={t('enquiry.message')}
          isRequired
          rows={6}
          fault={faults['message']}
          input={{ maxLength: 4000 }}
        />
      ) : null}
      <CallBack faults={faults} />
      <Honeypot />
    </SendForm>
  )
}
