import { Button, Flex, Link, Text, useFormat, useSession, useTranslation } from '@comptoir/platform'
import { profileAddress } from '../../session/landing.ts'
import { isSecondFactorDue } from '../../session/second-factor-due.ts'

/** Over everything for who has no second factor where the company requires one: until when there is time, and where to set it up. */
export function SecondFactorBar() {
  const { t } = useTranslation()
  const format = useFormat()
  const user = useSession((state) => state.user)
  const company = useSession((state) => state.company)
  const from = user?.secondFactorFrom
  if (from === undefined) return null
  const isDue = isSecondFactorDue(user)
  return (
    <Flex
      role="status"
      align="center"
      justify="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="1.5"
      bg="attention.subtle"
      color="attention.fg"
      borderBottomWidth="1px"
      borderColor="attention.border"
      data-print="hide"
    >
      <Text textStyle="small" fontWeight="medium">
        {isDue ? t('frame.secondFactor.due') : t('frame.secondFactor.until', { date: format.date(from) })}
      </Text>
      {isDue ? null : (
        <Button asChild variant="outline" size="sm">
          <Link to={profileAddress({ user, company }) ?? '/'}>{t('frame.secondFactor.setUp')}</Link>
        </Button>
      )}
    </Flex>
  )
}
