import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { setUpApp } from '../../../../test/app.ts'
import { aPicture, companyFields, companySaver } from '../../../../test/company-form.ts'
import { anOutsider, aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const save = companySaver(open)

describe('the logo', () => {
  test('is drawn anew, small, without what the file said besides', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await refuses(administrator.get('/company/photo'), 'company.photoMissing')
    await refuses(shop.nobody.get('/company/photo'), 'auth.required')
    await refuses((await anOutsider(open())).get('/company/photo'), 'company.notFound')
    expect((await save(administrator, shop.companyId, companyFields(), await aPicture())).json()).toMatchObject({
      hasPhoto: true,
    })
    const answer = await (await shop.as('cashier')).get('/company/photo')
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const { width, height, exif } = await sharp(answer.rawPayload).metadata()
    expect([width, height, exif]).toEqual([240, 120, undefined])
    const etag = String(answer.headers['etag'])
    expect((await administrator.get('/company/photo', { 'if-none-match': etag })).statusCode).toBe(304)
    // A company that is saved without a picture keeps the one it has.
    await save(administrator, shop.companyId, companyFields({ city: 'Monastir' }))
    expect((await administrator.get('/company/photo')).headers['etag']).toBe(etag)
    await refuses((await (await aShop(open())).as('administrator')).get('/company/photo'), 'company.photoMissing')
  })

  test('may be a drawing, which is kept as a picture', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><circle cx="20" cy="20" r="20"/></svg>'
    expect((await save(administrator, shop.companyId, companyFields(), drawing)).statusCode).toBe(200)
    const { rawPayload } = await administrator.get('/company/photo')
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect(rawPayload.includes('script')).toBe(false)
  })

  test.each([
    ['text', 'This is no picture'],
    ['a broken picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    [
      'a drawing larger than any screen',
      '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect width="9" height="9"/></svg>',
    ],
  ])('is refused when it is %s, and nothing is saved', async (_, content) => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const problem = await refuses(
      save(administrator, shop.companyId, companyFields(), content),
      'company.photoUnreadable',
    )
    expect(problem.errors?.[0]?.pointer).toBe('/photo')
    expect((await administrator.get(`/company/${shop.companyId}`)).json()).toMatchObject({ name: 'A shop', version: 1 })
  })

  test('is refused when it is too large, and told how large it may be', async () => {
    const shop = await aShop(open())
    const problem = await refuses(
      save(await shop.as('administrator'), shop.companyId, companyFields(), Buffer.alloc(9 * 1024 * 1024)),
      'request.tooLarge',
    )
    expect(problem.message).toContain('8')
  })
})
