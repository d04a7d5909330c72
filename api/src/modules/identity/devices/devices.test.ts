import { expect, test } from '@jest/globals'
import type { Device } from '@comptoir/contracts/identity/accounts'
import { v7 as newId } from 'uuid'
import { anAccountWithPassword, Browser, PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PATH = '/users/me/devices'

async function onDevices(...names: string[]) {
  const { email } = await anAccountWithPassword(open())
  const devices = names.map((userAgent) => new Browser(open(), { userAgent }))
  for (const device of devices) await device.login(email, PASSWORD)
  return devices
}

const list = async (device: Browser | undefined): Promise<Device[]> =>
  (await device?.send('GET', PATH))?.json<{ data: Device[] }>().data ?? []

test('the devices that are signed in are listed, and this one is known', async () => {
  const [phone, laptop] = await onDevices(PHONE, LAPTOP)
  await phone?.send('POST', '/auth/refresh')
  expect(await list(phone)).toMatchObject([
    { browser: 'Chrome', system: 'Android', isThisOne: true },
    { browser: 'Firefox', system: 'Linux', isThisOne: false },
  ])
  await laptop?.send('POST', '/auth/logout')
  expect(await list(phone)).toHaveLength(1)
})

test('one that is signed out from here is out on its next request', async () => {
  const [phone, laptop] = await onDevices(PHONE, LAPTOP)
  const id = (await list(phone)).find(({ browser }) => browser === 'Firefox')?.id ?? ''
  expect((await phone?.send('DELETE', `${PATH}/${id}`))?.statusCode).toBe(204)
  if (!phone || !laptop) throw new Error('two devices were asked for')
  await refuses(laptop.send('GET', '/users/me'), 'auth.tokenStale')
  await refuses(laptop.send('POST', '/auth/refresh'), 'auth.refreshRefused')
  await refuses(phone.send('DELETE', `${PATH}/${id}`), 'device.notFound')
})

test('all the others are signed out at once', async () => {
  const [phone, laptop, register] = await onDevices(PHONE, LAPTOP, 'A register')
  expect((await phone?.send('DELETE', PATH))?.statusCode).toBe(204)
  expect((await list(phone)).map(({ browser }) => browser)).toEqual(['Chrome'])
  for (const device of [laptop, register]) if (device) await refuses(device.send('GET', '/users/me'), 'auth.tokenStale')
})

test('nobody signs out somebody else', async () => {
  const [[mine], [theirs]] = [await onDevices('Mine'), await onDevices('Theirs')]
  const id = (await list(theirs))[0]?.id ?? ''
  if (!mine) throw new Error('a device was asked for')
  await refuses(mine.send('DELETE', `${PATH}/${id}`), 'device.notFound')
  await refuses(mine.send('DELETE', `${PATH}/${newId()}`), 'device.notFound')
  await refuses(mine.send('DELETE', `${PATH}/none`), 'request.invalid')
  await mine.send('DELETE', PATH)
  expect(await list(theirs)).toHaveLength(1)
  const stranger = new Browser(open())
  await refuses(stranger.send('GET', PATH), 'auth.required')
  await refuses(stranger.send('DELETE', PATH), 'auth.required')
  await refuses(stranger.send('DELETE', `${PATH}/${id}`), 'auth.required')
})
