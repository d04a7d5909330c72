import { DEVICES, withDevice } from '../screens/device.ts'
import { listen, look } from '../screens/look.ts'
import { addressOf, type Who } from '../screens/routes.ts'
import { allScreens } from '../screens/screens.ts'
import { expect, test } from '../core/test.ts'

const PATTERNS = [
  '/',
  '/login',
  '/:companyId/:pointOfSaleId/products',
  '/:companyId/:pointOfSaleId/clients/create',
  '/:companyId/pointsOfSale',
  '/:companyId/auditTrail',
]
const [touch, desk] = DEVICES

/** Those that need no id of their own: `npm run check:screens` opens all, in every language, appearance and width. */
const sample = allScreens().filter(
  ({ pattern, act, query }) => PATTERNS.includes(pattern) && act === undefined && query === undefined,
)

for (const who of ['stranger', 'admin'] as const satisfies readonly Who[])
  for (const [device, sight] of [
    [touch, { language: 'fr', theme: 'light', width: 390 }],
    [desk, { language: 'ar', theme: 'dark', width: 1024 }],
  ] as const)
    test(`screens of ${who === 'admin' ? 'an administrator' : 'a visitor'} show nothing cut, missing or out of reach in ${sight.language} at ${sight.width}`, async ({
      browser,
      baseURL,
      admin,
    }, info) => {
      if (!device) throw new Error('there is no such device')
      const place = { companyId: admin.companyId, pointOfSaleId: admin.session.pointOfSale?.id ?? '' }
      await withDevice(browser, { baseURL: baseURL ?? '', who, language: sight.language, device }, async (context) => {
        const page = await context.newPage()
        const heard = listen(page)
        for (const screen of sample.filter((each) => each.who === who)) {
          await page.goto(addressOf(screen.pattern, place))
          const { faults } = await look(
            page,
            { ...sight, screen: screen.name },
            { ...device, heard, folder: info.outputPath('screens') },
          )
          expect(faults, screen.name).toEqual([])
        }
      })
    })
