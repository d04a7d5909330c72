import { useRef, useState } from 'react'
import { Box, FormDialog, useTranslation } from '@comptoir/platform'
import { ClientSearch } from './client-search.tsx'
import type { OfferedClient } from './use-client-search.ts'
import { useNameClient } from './use-name-client.ts'
import { NewClientForm } from './new-client-form.tsx'

export interface ClientDialogProps {
  isOpen: boolean
  /** What was in the search of the counter. */
  text: string
  onChosen: () => void
  onClose: () => void
}

/** Asks who buys: somebody who is known, or somebody new. */
export function ClientDialog({ isOpen, text, onChosen, onClose }: ClientDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const name = useNameClient()
  const body = useRef<HTMLDivElement>(null)
  /** What a new client begins with; null while somebody known is looked for. */
  const [typed, setTyped] = useState<string | null>(null)
  const leave = (then: () => void) => (): void => {
    setTyped(null)
    then()
  }
  const choose = (client: OfferedClient): void => {
    name(client)
    leave(onChosen)()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={leave(onClose)}
      size="sm"
      initialFocus={() => body.current?.querySelector('input') ?? null}
      title={t(typed === null ? 'counter.client.title' : 'counter.client.newTitle')}
    >
      <Box ref={body}>
        {typed === null ? (
          <ClientSearch text={text} onChosen={choose} onNew={setTyped} />
        ) : (
          <NewClientForm typed={typed} onCreated={leave(onChosen)} onBack={() => setTyped(null)} />
        )}
      </Box>
    </FormDialog>
  )
}
