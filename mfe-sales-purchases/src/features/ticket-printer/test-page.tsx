import type { PaperWidthMm } from '@comptoir/contracts/printers'
import { useCompany } from '@comptoir/platform'
import { AmountRow, Ends, FactRow, Main, PAPER, Paper, PaperBarcode, Printed, Rule, Second } from '../ticket/index.ts'

const TEST = {
  title: { en: 'Test page', fr: 'Page d’essai', ar: 'صفحة تجربة' },
  width: { en: 'Width of the paper (mm)', fr: 'Largeur du papier (mm)', ar: 'عرض الورق (مم)' },
} as const
const SOME_AMOUNT = 63_110

/** A paper that shows whether a printer does all that tickets ask of it: both scripts, rules, figures and bars. */
export function TestPage({ register, paperWidthMm }: { register: string; paperWidthMm: PaperWidthMm }) {
  const { currency } = useCompany()
  return (
    <Printed>
      <Paper label={register} currency={currency}>
        <Ends isBold>
          <span>
            <Main of={TEST.title} />
          </span>
          <Second of={TEST.title} />
        </Ends>
        <Rule isThick />
        <bdi>{register}</bdi>
        <FactRow words={TEST.width}>{paperWidthMm}</FactRow>
        <Rule />
        <AmountRow words={PAPER.total} amountMinor={SOME_AMOUNT} isBold />
        <Rule />
        <PaperBarcode text="TEST-0123456789" />
      </Paper>
    </Printed>
  )
}
