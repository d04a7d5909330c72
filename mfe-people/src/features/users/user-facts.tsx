import type { User } from '@comptoir/contracts/company/users'
import { chakra, DateTime, Fact, SimpleGrid, Stack, Text, useTranslation } from '@comptoir/platform'
import { UserPlaces } from './user-places.tsx'
import { UserState } from './user-state.tsx'

const NOTHING = '–'

/** What a user may do and where, and when they came in last. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('people')
  const { email, role, ownRole, invitationEndsAt, lastSignInAt } = user
  return (
    <Stack gap="5">
      <SimpleGrid as="dl" columns={2} columnGap="4" rowGap="3">
        <Fact label={t('users.column.email')}>
          <chakra.bdi dir="ltr" overflowWrap="anywhere">
            {email}
          </chakra.bdi>
        </Fact>
        <Fact label={t('common.status')}>
          <UserState user={user} />
        </Fact>
        <Fact label={t('users.column.pointsOfSale')}>
          <UserPlaces user={user} />
        </Fact>
        {invitationEndsAt === null ? (
          <Fact label={t('users.column.lastSignInAt')}>
            {lastSignInAt === null ? NOTHING : <DateTime value={lastSignInAt} />}
          </Fact>
        ) : (
          <Fact label={t('users.column.invitationEndsAt')}>
            <DateTime value={invitationEndsAt} />
          </Fact>
        )}
      </SimpleGrid>
      <Text color="fg.muted">{ownRole?.description ?? t(`users.roleHelp.${role}`)}</Text>
    </Stack>
  )
}
