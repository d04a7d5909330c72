import { expect, test } from '@jest/globals'
import { withUploadPlace } from './upload-places.ts'

test('a company receives two files at a time, all together eight, and the others are told to wait', async () => {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const receive = (company: string) => withUploadPlace(company, () => ended)
  const running = ['a', 'a', 'b', 'b', 'c', 'c', 'd'].map(receive)
  await expect(receive('a')).rejects.toMatchObject({ code: 'request.tooMany', params: { seconds: 30 } })
  running.push(receive('d'))
  await expect(receive('e')).rejects.toMatchObject({ code: 'request.tooMany' })
  end()
  await Promise.all(running)
  await Promise.all(['a', 'a', 'e'].map((company) => withUploadPlace(company, async () => undefined)))
})

test('a place is free again after a failure', async () => {
  const fail = () => withUploadPlace('f', () => Promise.reject(new Error('broken')))
  for (let tries = 0; tries < 5; tries += 1) await expect(fail()).rejects.toThrow('broken')
})
