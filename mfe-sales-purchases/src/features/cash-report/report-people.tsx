import { recordedName } from '@comptoir/contracts/default-names'
import type { ReportPerson } from '@comptoir/contracts/sales/cash-sessions'
import { Box } from '@comptoir/platform'
import { AmountRow, Ends, FactRow, Main, Rule, Second } from '../ticket/index.ts'
import { REPORT } from './report-words.ts'

/** What each did in a session, where more than one person did something. */
export function ReportPeople({ people }: { people: readonly ReportPerson[] }) {
  return (
    <>
      <Rule />
      <Ends isBold>
        <Main of={REPORT.byPerson} />
        <Second of={REPORT.byPerson} />
      </Ends>
      {people.map((person) => (
        <Person key={person.userId} person={person} />
      ))}
    </>
  )
}

function Person({ person }: { person: ReportPerson }) {
  const { name, ticketCount, totalMinor, returnCount, returnedMinor, tenders } = person
  return (
    <Box pt="calc(1 * var(--mm))">
      <Ends isBold>
        <bdi>{name}</bdi>
      </Ends>
      {ticketCount === 0 ? null : <FactRow words={REPORT.tickets}>{ticketCount}</FactRow>}
      {ticketCount === 0 ? null : <AmountRow words={REPORT.sold} amountMinor={totalMinor} />}
      {returnCount === 0 ? null : <FactRow words={REPORT.returnCount}>{returnCount}</FactRow>}
      {returnCount === 0 ? null : <AmountRow words={REPORT.returns} amountMinor={-returnedMinor} />}
      {tenders.map(({ paymentMethodId, name: method, amountMinor }) => (
        <AmountRow key={paymentMethodId} words={recordedName(method, 'cash')} amountMinor={amountMinor} />
      ))}
    </Box>
  )
}
