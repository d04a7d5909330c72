import { randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { ean13Of, filmOf } from '../core/drawn-barcode.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const CODE = ean13Of(`619${String(randomInt(1e9)).padStart(9, '0')}`)
const FILM = join(tmpdir(), `comptoir-${CODE}.y4m`)

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
})

test.beforeAll(() => filmOf(CODE, FILM))

test('a telephone scans a barcode that is held before its camera, once', async ({ admin, register, signedIn }) => {
  await aProduct(admin, { designation: `Thé ${randomInt(1e9)}`, barcodes: [CODE] })
  const page = await signedIn('admin', 'ar')
  const counter = new CounterPage(page, 'ar')
  await counter.open(admin.companyId, register.pointOfSaleId)
  await counter.openSession('0')
  await page.getByRole('button', { name: counter.say('cameraScan.button') }).click()
  const camera = page.getByRole('region', { name: counter.say('cameraScan.title') })
  await expect(camera.getByText(CODE)).toBeVisible()
  await expectAccessible(page)
  await camera.getByRole('button', { name: counter.say('cameraScan.close') }).click()
  await expect(camera).toBeHidden()
  await expect(page.getByRole('button', { name: /\(1\)/ })).toBeVisible()
})
