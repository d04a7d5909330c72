import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { redrawPicture } from './pictures.ts'

function aPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2255dd' } })
    .png()
    .toBuffer()
}

const processes = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length

test('of many pictures at once two are drawn at a time, all in the end, and those that would wait too long are refused', async () => {
  const picture = await aPicture(80, 60)
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, processes())), 5)
  const ended = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => redrawPicture(`holder ${index}`, picture, 40)),
  )
  clearInterval(watch)
  expect(most).toBe(2)
  const drawn = ended.filter(({ status }) => status === 'fulfilled')
  expect(drawn).toHaveLength(22)
  for (const each of drawn) expect(each).toMatchObject({ value: expect.any(Buffer) })
  for (const each of ended.slice(22)) expect(each).toMatchObject({ reason: { code: 'request.tooMany' } })
})

test('whoever sends picture after picture is told to wait, and nobody else is', async () => {
  const picture = await aPicture(80, 60)
  const greedy = Array.from({ length: 30 }, () => redrawPicture('greedy', picture, 40))
  const ended = Promise.allSettled(greedy)
  expect(await redrawPicture('other', picture, 40)).not.toBeNull()
  const drawn = (await ended).filter(({ status }) => status === 'fulfilled')
  expect(drawn).toHaveLength(3)
})

test('a picture of too many pixels is not unpacked', async () => {
  expect(await redrawPicture('holder', await aPicture(6000, 5001), 40)).toBeNull()
  expect(await redrawPicture('holder', await aPicture(600, 500), 40)).not.toBeNull()
})
