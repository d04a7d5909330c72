import { recordedClient, recordedName } from '@comptoir/contracts/default-names'
import { useLanguage } from '@comptoir/platform'

/** The client that a document names: the walk-in client, and one that was erased, in the reader's language. */
export function ClientName({ name }: { name: string }) {
  return <bdi>{recordedClient(name)[useLanguage()]}</bdi>
}

/** What a payment method is called: cash in the reader's language. */
export function useMethodName(): (name: string) => string {
  const language = useLanguage()
  return (name) => recordedName(name, 'cash')[language]
}
