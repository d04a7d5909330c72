import { chakra } from '@comptoir/platform'
import { usePaperFormat, usePaperWord } from './paper-language.ts'
import { Figure, Main, Second } from './paper-parts.tsx'
import { PAPER, type Words } from './paper-words.ts'

export interface PaperTax {
  rateMilli: number
  baseHtMinor: number
  vatMinor: number
  totalMinor: number
}

const COLUMNS: readonly Words[] = [PAPER.exclTax, PAPER.vat, PAPER.inclTax]
const sum = (taxes: readonly PaperTax[], figureOf: (tax: PaperTax) => number): number =>
  taxes.reduce((total, tax) => total + figureOf(tax), 0)

const tableStyle = {
  '& th, & td': { textAlign: 'end', fontWeight: 'inherit', ps: 'calc(2 * var(--mm))' },
  '& th:first-of-type': { textAlign: 'start', ps: 0 },
}

/** VAT by rate with its base and total, summed up when there are several rates. */
export function TaxTable({ taxes }: { taxes: readonly PaperTax[] }) {
  const { percent } = usePaperFormat()
  return (
    <chakra.table width="100%" css={tableStyle}>
      <thead>
        <tr>
          <chakra.th scope="col" css={{ fontWeight: 'bold !important' }}>
            <Main of={PAPER.vat} /> <Second of={PAPER.vat} />
          </chakra.th>
          {COLUMNS.map((words) => (
            <th key={words.en} scope="col">
              <Main of={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taxes.map((tax) => (
          <TaxRow key={tax.rateMilli} name={percent(tax.rateMilli)} tax={tax} />
        ))}
        {taxes.length > 1 ? <SumRow taxes={taxes} /> : null}
      </tbody>
    </chakra.table>
  )
}

function TaxRow({ name, tax, isBold = false }: { name: string; tax: Omit<PaperTax, 'rateMilli'>; isBold?: boolean }) {
  const { amount } = usePaperFormat()
  return (
    <chakra.tr fontWeight={isBold ? 'bold' : 'normal'}>
      <th scope="row">{name}</th>
      {[tax.baseHtMinor, tax.vatMinor, tax.totalMinor].map((figure, index) => (
        <td key={COLUMNS[index]?.en}>
          <Figure>{amount(figure)}</Figure>
        </td>
      ))}
    </chakra.tr>
  )
}

function SumRow({ taxes }: { taxes: readonly PaperTax[] }) {
  const name = usePaperWord()(PAPER.sum)
  const tax = {
    baseHtMinor: sum(taxes, (each) => each.baseHtMinor),
    vatMinor: sum(taxes, (each) => each.vatMinor),
    totalMinor: sum(taxes, (each) => each.totalMinor),
  }
  return <TaxRow name={name} tax={tax} isBold />
}
