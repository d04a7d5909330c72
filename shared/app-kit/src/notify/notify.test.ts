import { beforeEach, describe, expect, test } from '@jest/globals'
import { notify, setNotifier, type NoticeMessage } from './notify.ts'

let shown: NoticeMessage[] = []
let dismissed: string[] = []
const notifier = {
  show: (notice: NoticeMessage) => {
    shown.push(notice)
  },
  dismiss: (id: string) => {
    dismissed.push(id)
  },
}

beforeEach(() => {
  setNotifier(notifier)
  shown = []
  dismissed = []
})

describe('notices', () => {
  test('go to what draws them, each with an id of its own', () => {
    const ids = [notify.success('Saved'), notify.error('Refused', { durationMs: 9000 }), notify.info('News')]
    expect(shown.map(({ type, text }) => [type, text])).toEqual([
      ['success', 'Saved'],
      ['error', 'Refused'],
      ['blank', 'News'],
    ])
    expect(new Set(ids).size).toBe(3)
    expect(shown[1]?.durationMs).toBe(9000)
  })

  test('can be replaced and dismissed by their id', () => {
    const id = notify.loading('Saving')
    notify.success('Saved', { id })
    notify.dismiss(id)
    expect(shown.map((notice) => notice.id)).toEqual([id, id])
    expect(dismissed).toEqual([id])
  })

  test('said before anything draws them are kept, the latest twenty, and told once', () => {
    setNotifier(null)
    const early = notify.info('dismissed in time')
    notify.dismiss(early)
    for (let number = 1; number <= 25; number += 1) notify.custom(String(number))
    setNotifier(notifier)
    setNotifier(notifier)
    expect(shown.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 6)))
  })
})
