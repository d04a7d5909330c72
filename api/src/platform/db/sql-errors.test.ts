import { describe, expect, test } from '@jest/globals'
import { isRetryable, isUnavailable } from './sql-errors.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('a database that is away', () => {
  test.each(['40001', '40P01', '57P01', '57P03', 'ECONNREFUSED'])(
    '%s: the same transaction may be run again',
    (code) => {
      expect([isRetryable(coded(code)), isUnavailable(coded(code))]).toEqual([true, true])
    },
  )

  test('a company whose rows got other shards at this moment: likewise', () => {
    const error = coded('XX000', 'could not find valid entry for shard 102015')
    expect([isRetryable(error), isUnavailable(error)]).toEqual([true, true])
    expect(isRetryable(coded('XX000', 'unexpected state'))).toBe(false)
  })

  test.each([
    ['cut off in the middle', coded('ECONNRESET')],
    ['ended', new Error('Connection terminated unexpectedly')],
    ['not to be used', new Error('Client has encountered a connection error and is not queryable')],
    ['nowhere', coded('ENOTFOUND')],
  ])('a connection that is %s says nothing of what was done, so it is not asked again', (_, error) => {
    expect([isRetryable(error), isUnavailable(error)]).toEqual([false, true])
  })

  test.each([coded('23505'), coded('22012'), new Error('on purpose'), 'text', null])('%s is another thing', (error) => {
    expect([isRetryable(error), isUnavailable(error)]).toEqual([false, false])
  })
})
