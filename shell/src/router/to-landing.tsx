import { Navigate, useSession } from '@comptoir/platform/site'
import { landingAddress } from '../session/landing.ts'

/** From a company's or point of sale's bare address to where work begins. */
export function ToLanding() {
  const user = useSession((state) => state.user)
  const company = useSession((state) => state.company)
  const pointOfSale = useSession((state) => state.pointOfSale)
  return <Navigate to={landingAddress({ user, company, pointOfSale })} replace />
}
