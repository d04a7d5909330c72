import type { ReactNode } from 'react'
import { LocaleScope, queryClient, QueryClientProvider } from '@comptoir/platform'

/** What pages read from the server is kept in one place for all of them; components that run by themselves are told the language. */
export function DataScope({ children }: { children: ReactNode }) {
  return (
    <LocaleScope>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </LocaleScope>
  )
}
