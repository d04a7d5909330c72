import type { User } from '@comptoir/contracts/company/users'
import { useTranslation } from '@comptoir/platform'

/** Where a user may work. */
export function UserPlaces({ user: { hasAllPointsOfSale, pointsOfSale } }: { user: User }) {
  const { t } = useTranslation('people')
  if (hasAllPointsOfSale) return t('users.everywhere')
  return pointsOfSale.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 ? t('users.and') : null}
      <bdi>{name}</bdi>
    </span>
  ))
}
