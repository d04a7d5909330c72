import { Outlet } from '@comptoir/platform/site'
import { PublicPage } from './public-page.tsx'
import { ScrollToStart } from '../scroll-to-start.tsx'

/** The public layout. */
export function PublicFrame() {
  return (
    <PublicPage>
      <ScrollToStart />
      <Outlet />
    </PublicPage>
  )
}
