import type { FormEvent, ReactNode } from 'react'
import { Button, Notice, Stack } from '@comptoir/platform/site'
import type { Saying } from './faults.ts'
import { useSay } from './use-say.ts'

/** What was typed, by the name of its field. */
export type Typed = Readonly<Record<string, string>>

export interface SendFormProps {
  /** Gives the names of the fields to mend. */
  onSend: (typed: Typed) => Promise<string[] | undefined>
  /** Is told of each change of a field. */
  onMend: (name: string, typed: Typed) => void
  refusal: Saying | null
  isSending: boolean
  submit: string
  submitting: string
  /** The fields. They keep what is typed themselves, so that nothing drawn anew can lose it. */
  children: ReactNode
  /** Under the button. */
  after?: ReactNode
}

function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement => 'name' in field && names.includes(String(field.name)),
  )
  fields[0]?.focus()
}

/** Fields and one button. The first invalid field gets the focus; a refusal is shown above and keeps what was typed. */
export function SendForm({ onSend, onMend, refusal, isSending, submit, submitting, children, after }: SendFormProps) {
  const say = useSay()
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    focusFirst(form, (await onSend(typedIn(form))) ?? [])
  }
  function mend({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    if ('name' in target) onMend(String(target.name), typedIn(currentTarget))
  }
  return (
    <form noValidate method="post" onSubmit={(event) => void send(event)} onChange={mend}>
      <Stack gap="4">
        {refusal === null ? null : <Notice tone="danger">{say(refusal)}</Notice>}
        {children}
        <Button type="submit" size="xl" loading={isSending} loadingText={submitting}>
          {submit}
        </Button>
        {after}
      </Stack>
    </form>
  )
}
