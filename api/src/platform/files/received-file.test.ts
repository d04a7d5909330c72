import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { aForm } from '../../../test/multipart.ts'
import { DomainError } from '../errors.ts'
import { receiveFile } from './received-file.ts'

const MEBIBYTE = 1024 * 1024
const app = Fastify({ bodyLimit: 64 * MEBIBYTE })
let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-received-'))
  await app.register(multipart)
  app.setErrorHandler((error, _request, reply) =>
    error instanceof DomainError
      ? reply.code(error.status).send({ code: error.code, params: error.params })
      : reply.code(500).send({ code: String(error) }),
  )
  app.post('/', async (request) => {
    const { file } = await receiveFile(request, dataDir, { megabytes: 2, ratio: 100 })
    if (!file) return { bytes: null, kept: [] }
    const kept = await readdir(path.join(dataDir, 'uploads'))
    const bytes = (await readFile(file.path)).length
    await file.discard()
    return { bytes, kept: kept.length }
  })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

async function sent(content: Buffer): Promise<object> {
  const answer = await app.inject({ method: 'POST', url: '/', ...aForm({}, { name: 'a.csv', content }) })
  expect(await readdir(path.join(dataDir, 'uploads'))).toEqual([])
  return answer.json<object>()
}

test('a file is unpacked where it is packed, and of its two forms one is kept', async () => {
  expect(await sent(Buffer.alloc(1000, 'a'))).toEqual({ bytes: 1000, kept: 1 })
  expect(await sent(gzipSync(randomBytes(MEBIBYTE)))).toEqual({ bytes: MEBIBYTE, kept: 1 })
  expect(await sent(gzipSync(Buffer.alloc(MEBIBYTE, 'a')))).toEqual({ bytes: MEBIBYTE, kept: 1 })
})

test('each limit is named, and nothing is left of what passes one', async () => {
  expect(await sent(randomBytes(2 * MEBIBYTE + 1))).toEqual({ code: 'request.tooLarge', params: { maxMegabytes: 2 } })
  const large = Buffer.concat([randomBytes(MEBIBYTE), Buffer.alloc(MEBIBYTE + 1, 'a')])
  expect(await sent(gzipSync(large))).toEqual({ code: 'request.unpacksTooLarge', params: { maxMegabytes: 2 } })
  expect(await sent(gzipSync(Buffer.alloc(60 * MEBIBYTE, 'a')).subarray(0, 40_000))).toEqual({
    code: 'request.unpacksTooLarge',
    params: { maxMegabytes: 2 },
  })
  expect(await sent(gzipSync(Buffer.alloc(MEBIBYTE + 1, 'a')))).toEqual({
    code: 'request.packedTooTightly',
    params: { maxRatio: 100 },
  })
})
