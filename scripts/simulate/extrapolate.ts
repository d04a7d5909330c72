import { LAW, MEAN_SALES, sampleOf, sizeOf } from './law.ts'

/** What was measured, each for one sale or for the opening of one register. */
export interface Measured {
  /** Seconds of CPU of all database nodes, and of the API. */
  databaseCpu: number
  apiCpu: number
  /** Bytes of write-ahead log of all nodes, and bytes that stay on disk. */
  walBytes: number
  storedBytes: number
  /** Seconds for which a sale keeps a connection to the database at work. */
  connectionSeconds: number
  /** Seconds of CPU, database and API, to sign a cashier in and open a register. */
  opening: { databaseCpu: number; apiCpu: number }
}

/** What a forecast takes for granted beside the law. */
export interface Assumptions {
  busiestHourShare: number
  /** CPU of everything else that companies do (lists, purchases, reports), as a multiple of that of sales. */
  otherWork: number
  coresPerNode: number
  targetLoad: number
  /** CPU of a sale on a distributed engine beside that on a single PostgreSQL; 1 where it was measured on one. */
  routingRatio: number
  sellingDays: number
  retentionYears: number
  /** Bytes of a node's disk that rows may fill. */
  diskPerNode: number
}

export const ASSUMPTIONS: Assumptions = {
  busiestHourShare: 0.15,
  otherWork: 1,
  coresPerNode: 16,
  targetLoad: 0.5,
  routingRatio: 3,
  sellingDays: 310,
  retentionYears: 10,
  diskPerNode: 4e12,
}

/** What a number of companies needs. */
export interface Forecast {
  companies: number
  salesPerDay: number
  /** In the busiest hour. */
  salesPerSecond: number
  registers: number
  databaseCores: number
  apiCores: number
  nodesForCpu: number
  nodesForDisk: number
  nodes: number
  apiNodes: number
  /** Of the database, at work at the same time. */
  connections: number
  walBytesPerSecond: number
  storedBytes: number
}

const SECONDS_PER_HOUR = 3600
const PARTS = 10_000
/** Registers of the mean company, from the law in ten thousand equal parts. */
const MEAN_REGISTERS = sampleOf(PARTS).reduce((sum, sales) => sum + sizeOf(sales).registers, 0) / PARTS
/** A coordinator, and two nodes for companies. */
const LEAST_CLUSTER = 3

/** Carries what was measured over to a number of companies by the power law. The hour of opening may be busier than that of sales. */
export function forecast(companies: number, measured: Measured, assumed: Assumptions): Forecast {
  const salesPerDay = companies * MEAN_SALES
  const salesPerSecond = (salesPerDay * assumed.busiestHourShare) / SECONDS_PER_HOUR
  const registers = companies * MEAN_REGISTERS
  const openings = registers / SECONDS_PER_HOUR
  const cores = (sale: number, opening: number): number =>
    Math.max(salesPerSecond * sale * (1 + assumed.otherWork), openings * opening)
  const databaseCores = cores(measured.databaseCpu, measured.opening.databaseCpu)
  const apiCores = cores(measured.apiCpu, measured.opening.apiCpu)
  const storedBytes = salesPerDay * measured.storedBytes * assumed.sellingDays * assumed.retentionYears
  const usable = assumed.coresPerNode * assumed.targetLoad
  const { nodesForCpu, nodesForDisk, nodes } = nodesFor(databaseCores / usable, storedBytes, assumed)
  return {
    companies,
    salesPerDay,
    salesPerSecond,
    registers,
    databaseCores,
    apiCores,
    nodesForCpu,
    nodesForDisk,
    nodes,
    apiNodes: Math.ceil(apiCores / usable),
    connections: Math.ceil(salesPerSecond * measured.connectionSeconds),
    walBytesPerSecond: salesPerSecond * measured.walBytes,
    storedBytes,
  }
}

/** One node pays nothing for routing; as soon as two are needed, all pay, and there is a coordinator. */
function nodesFor(
  load: number,
  storedBytes: number,
  { routingRatio, diskPerNode }: Assumptions,
): Pick<Forecast, 'nodesForCpu' | 'nodesForDisk' | 'nodes'> {
  const nodesForDisk = Math.ceil(storedBytes / diskPerNode)
  if (load <= 1 && nodesForDisk <= 1) return { nodesForCpu: 1, nodesForDisk, nodes: 1 }
  const nodesForCpu = Math.ceil(load * routingRatio)
  return { nodesForCpu, nodesForDisk, nodes: Math.max(LEAST_CLUSTER, nodesForCpu, nodesForDisk + 1) }
}

/** The busiest company in sales a second, which one node must carry alone. */
export function busiestCompany({ busiestHourShare }: Assumptions): number {
  return (LAW.most * busiestHourShare) / SECONDS_PER_HOUR
}
