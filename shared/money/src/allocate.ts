import { checkedInteger } from './integers.ts'
import { MoneyError } from './money-error.ts'

/**
 * Spreads `totalMinor` in proportion to `weights` by largest remainder, ties to the earliest (rule R4), so that the parts
 * always add up to the total. Weights are whole and not negative; a zero weight gets nothing, unless all are zero: then
 * they count as equal. A negative total is the mirror image. Refuses negative weights, and a total with no weight at all.
 */
export function allocate(totalMinor: number, weights: readonly number[]): number[] {
  checkedInteger(totalMinor, 'total to spread')
  const weightSum = sumWeights(weights)
  if (weightSum === 0) return allocateEvenly(totalMinor, weights.length)
  const size = Math.abs(totalMinor)
  const parts: number[] = []
  const remainders: number[] = []
  let left = size
  for (const weight of weights) {
    const { quotient, remainder } = floorShare(size, weight, weightSum)
    parts.push(quotient)
    remainders.push(remainder)
    left -= quotient
  }
  for (const index of largestFirst(remainders, left)) parts[index] = (parts[index] ?? 0) + 1
  return totalMinor < 0 ? parts.map((part) => 0 - part) : parts
}

function allocateEvenly(totalMinor: number, count: number): number[] {
  if (totalMinor === 0) return new Array<number>(count).fill(0)
  if (count > 0) return allocate(totalMinor, new Array<number>(count).fill(1))
  throw new MoneyError('money.weightInvalid', `Cannot spread ${totalMinor} over nothing`)
}

function sumWeights(weights: readonly number[]): number {
  let total = 0
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new MoneyError('money.weightInvalid', `A weight must be a whole number from 0, got ${weight}`)
    }
    total += weight
  }
  return checkedInteger(total, 'sum of weights')
}

function floorShare(size: number, weight: number, weightSum: number): { quotient: number; remainder: number } {
  const product = size * weight
  if (Number.isSafeInteger(product)) {
    const remainder = product % weightSum
    return { quotient: (product - remainder) / weightSum, remainder }
  }
  const exact = BigInt(size) * BigInt(weight)
  const bottom = BigInt(weightSum)
  return { quotient: Number(exact / bottom), remainder: Number(exact % bottom) }
}

function largestFirst(remainders: readonly number[], count: number): number[] {
  if (count === 0) return []
  const order = remainders.map((_, index) => index)
  order.sort((first, second) => (remainders[second] ?? 0) - (remainders[first] ?? 0) || first - second)
  return order.slice(0, count)
}
