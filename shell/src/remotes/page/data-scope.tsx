import type { ReactNode } from 'react'
import { LocaleScope, queryClient, QueryClientProvider } from '@comptoir/platform'

/** One cache of server data for all pages; passes the language to self-contained components. */
export function DataScope({ children }: { children: ReactNode }) {
  return (
    <LocaleScope>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </LocaleScope>
  )
}
