import { table } from '../bench/figures.ts'
import { ASSUMPTIONS, busiestCompany, forecast, type Assumptions } from './extrapolate.ts'
import { LAW, MEAN_LINES, MEAN_SALES, REGISTERS_PER_SHOP, SALES_PER_REGISTER } from './law.ts'
import type { Options } from './options.ts'
import type { Simulated } from './run.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const KILO = 1000
const MEGA = 1e6
const TERA = 1e12

/** All that a run prints at its end: what was measured, what it is carried over to, and what that takes for granted. */
export function report(options: Options, found: Simulated): string {
  const routingRatio = found.engine.isDistributed ? 1 : ASSUMPTIONS.routingRatio
  const assumed = { ...ASSUMPTIONS, routingRatio }
  return [measuredTable(found), sizesTable(options, found, assumed), assumptions(options, found, assumed)].join('\n\n')
}

function measuredTable(found: Simulated): string {
  const { engine, companies, registers, sold, perSale, connections, measured } = found
  return [
    `${engine.version}, ${engine.nodes} node(s): ${companies} companies, ${registers} registers, ${sold.sales} sales, ${(sold.sales / sold.seconds).toFixed(0)}/s`,
    table(
      ['measured', 'value'],
      [
        ['CPU of the database for a sale, all nodes', `${ms(perSale.databaseCpu)} ms`],
        ['CPU of the API for a sale', `${ms(perSale.apiCpu)} ms`],
        ['CPU to sign in and open a register, database', `${ms(measured.opening.databaseCpu)} ms`],
        ['CPU to sign in and open a register, API', `${ms(measured.opening.apiCpu)} ms`],
        ['written to the log (WAL) for a sale', `${(perSale.walBytes / KILO).toFixed(1)} kB`],
        ['kept on disk for a sale', `${(perSale.diskBytes / KILO).toFixed(1)} kB`],
        ['connections at most, at work on average', `${connections.mostOpen}, ${connections.meanAtWork.toFixed(1)}`],
        ['a connection at work for a sale', `${ms(measured.connectionSeconds)} ms`],
        ['companies signed in again meanwhile, in the CPU above', String(found.signedInAgain)],
        ['connections opened for a sale', perSale.connectionsOpened.toFixed(4)],
      ],
    ),
  ].join('\n')
}

function sizesTable({ companies }: Options, { measured }: Simulated, assumed: Assumptions): string {
  const sizes = [...new Set([companies, ...SIZES])].toSorted((a, b) => a - b)
  const forecasts = sizes.map((size) => forecast(size, measured, assumed))
  const row = (name: string, pick: (of: (typeof forecasts)[number]) => string): string[] => [
    name,
    ...forecasts.map(pick),
  ]
  return table(
    ['companies', ...sizes.map((size) => size.toLocaleString('en'))],
    [
      row('sales a day', (of) => Math.round(of.salesPerDay).toLocaleString('en')),
      row('sales a second, busiest hour', (of) => Math.round(of.salesPerSecond).toLocaleString('en')),
      row('cores at work, database', (of) => of.databaseCores.toFixed(1)),
      row('cores at work, API', (of) => of.apiCores.toFixed(1)),
      row('log (WAL), MB/s', (of) => (of.walBytesPerSecond / MEGA).toFixed(1)),
      row('connections at work', (of) => String(of.connections)),
      row('rows kept, TB', (of) => (of.storedBytes / TERA).toFixed(1)),
      row('nodes for CPU', (of) => String(of.nodesForCpu)),
      row('nodes for disk', (of) => String(of.nodesForDisk)),
      row('database nodes', (of) => String(of.nodes)),
      row('API nodes', (of) => String(of.apiNodes)),
    ],
  )
}

function assumptions({ companies, seed }: Options, found: Simulated, assumed: Assumptions): string {
  const routing =
    assumed.routingRatio === 1
      ? 'routing is in the CPU that was measured, so that one node would take less than is said'
      : `a sale that is routed takes ${assumed.routingRatio} times the CPU, as soon as there are several nodes`
  return [
    `Really made: ${found.companies} companies and ${found.sold.sales} sales (seed ${seed}). They stand for ${companies.toLocaleString('en')} companies and for the sizes above by the power law; nothing larger was run.`,
    'Assumed:',
    `- sales a day: the share of companies with more than x falls as 1/x, from ${LAW.least} to ${LAW.most.toLocaleString('en')}, ${MEAN_SALES.toFixed(0)} on average; the busiest company makes ${busiestCompany(assumed).toFixed(1)} sales/s;`,
    `- 1 to 12 lines a sale, ${MEAN_LINES.toFixed(1)} on average; a register for each ${SALES_PER_REGISTER} sales a day, ${REGISTERS_PER_SHOP} registers to a shop;`,
    `- ${assumed.busiestHourShare * 100} % of the day's sales in the busiest hour; all registers open in one hour;`,
    `- everything else takes ${assumed.otherWork} times the CPU of sales;`,
    `- ${assumed.coresPerNode} cores like those of this machine in a node, ${assumed.targetLoad * 100} % of them at work; ${routing};`,
    `- companies spread evenly; a cluster has three nodes at least, its coordinator among them;`,
    `- ${assumed.sellingDays} days a year, kept for ${assumed.retentionYears} years, ${assumed.diskPerNode / TERA} TB of rows on a node; replicas and backups come on top.`,
  ].join('\n')
}

function ms(seconds: number): string {
  return (seconds * KILO).toFixed(2)
}
