import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { anS3Server, signatureOf } from '../../../../test/s3-server.ts'
import { BucketFailure, s3Bucket } from './s3-bucket.ts'

const server = await anS3Server()
const bucket = s3Bucket(server.settings, { readMs: 300, writeMs: 400 })
afterAll(() => server.close())
beforeEach(() => {
  server.feel('sound')
  server.objects.clear()
  server.asked.length = 0
})

const bytes = Buffer.from([0, 255, 1, 254, 10, 13])

test("the server's own check of signatures is that of the published example", () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  }
  const scope = '20130524/us-east-1/s3/aws4_request'
  expect(
    signatureOf(
      { method: 'GET', path: '/test.txt', headers },
      Object.keys(headers),
      scope,
      'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    ),
  ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

test('objects are put, found, read and removed, in their folder of the bucket', async () => {
  await bucket.put('a/b1/0f', bytes)
  expect([...server.objects.keys()]).toEqual(['shop/a/b1/0f'])
  expect(await bucket.has('a/b1/0f')).toBe(true)
  expect(await bucket.get('a/b1/0f')).toEqual(bytes)
  await bucket.remove('a/b1/0f')
  await bucket.remove('a/b1/0f')
  expect([await bucket.has('a/b1/0f'), await bucket.get('a/b1/0f')]).toEqual([false, null])
})

test.each([
  [{ secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
  [{ accessKeyId: 'another' }, 'InvalidAccessKeyId'],
  [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  [{ bucket: 'another' }, 'AccessDenied'],
])('a refusal is reported in the words of the bucket, once, and without the secret: %j', async (over, code) => {
  const wrong = s3Bucket({ ...server.settings, ...over }, { readMs: 300, writeMs: 400 })
  const failure = await wrong.put('a', bytes).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BucketFailure)
  expect(String(failure)).toContain(code)
  expect(String(failure)).not.toContain('another')
  expect(server.asked).toEqual([])
})

test('what passes by itself is asked again, once', async () => {
  for (const mood of ['broken', 'gone'] as const) {
    server.feel(mood, { times: 1 })
    await bucket.put('a', bytes)
    expect(server.objects.get('shop/a')).toEqual(bytes)
    server.feel(mood, { times: 2 })
    await expect(bucket.put('a', bytes)).rejects.toThrow(BucketFailure)
  }
})

test('a bucket that does not answer is waited for no longer than was said', async () => {
  server.feel('hanging')
  const startedAt = performance.now()
  await expect(bucket.get('a')).rejects.toThrow(BucketFailure)
  await expect(bucket.put('a', bytes)).rejects.toThrow(BucketFailure)
  // Without a word of ours it is five seconds for reading and a minute for writing.
  expect(performance.now() - startedAt).toBeLessThan(30_000)
})
