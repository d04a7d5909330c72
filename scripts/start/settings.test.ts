import { describe, expect, test } from '@jest/globals'
import { generateKeyPairSync } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readConfig } from '../../api/src/platform/config.ts'
import { ConfigError } from '../../api/src/platform/read-settings.ts'
import { SETTING_NAMES, SETTINGS, type SettingName } from '../../api/src/platform/settings.ts'
import { ROOT } from '../common/root.ts'
import { CERTIFICATE, ITS_KEY } from '../fixtures/certificate.ts'
import { aFolder } from '../fixtures/folder.ts'

const folder = aFolder()
const base = { DATA_DIR: path.join(folder, 'data') }

function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...base, ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('settings', () => {
  test('have defaults that serve this machine alone', () => {
    expect(readConfig({ ...base, JWT_SECRET: 'x'.repeat(32) })).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      dataDir: base.DATA_DIR,
      database: { isPooled: false },
      tls: null,
      releaseBucket: null,
      smtpUrl: null,
      mailFrom: 'Comptoir <no-reply@localhost>',
      operatorEmail: null,
      webhookTargets: 'public',
      printerNetworks: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
      jwtSecret: 'x'.repeat(32),
      logLevel: 'warn',
      demo: { enabled: true, password: null },
      trustProxy: [],
      loginsPerMinute: 60,
      requestsPerMinute: 600,
    })
  })

  test('that are empty count as not set', () => {
    expect(readConfig({ ...base, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, database: {} })
  })

  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '4000x'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/till'],
    ['DATABASE_URL', 'mysql://u:p@host/db'],
    ['DATABASE_URL', 'postgres://host/db'],
    ['TLS_CERT', '/no/such/file'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['RELEASE_STORE', 'https://bucket.example'],
    ['RELEASE_STORE', 's3://bucket/../other'],
    ['S3_ENDPOINT', 'storage.example/bucket'],
    ['S3_REGION', 'eu west'],
    ['S3_ACCESS_KEY_ID', 'two words'],
    ['S3_SECRET_ACCESS_KEY', 'two words'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'The shop'],
    ['MAIL_FROM', 'Shop <a@b.example>, c@d.example'],
    ['OPERATOR_EMAIL', 'Shop <a@b.example>'],
    ['JWT_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'yes'],
    ['DEMO_PASSWORD', '1234567'],
  ] satisfies [SettingName, string][])('refuse %s=%s in one sentence that names what is accepted', (name, value) => {
    const [sentence] = problems({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} must be .+\\.$`))
    expect(sentence).toContain(SETTINGS[name].accepts.replaceAll('`', ''))
  })

  test('that hold a secret are not repeated in the sentence', () => {
    expect(
      problems({
        DATABASE_URL: 'postgres://hidden@host',
        JWT_SECRET: 'hidden',
        DEMO_PASSWORD: 'hidden',
        S3_SECRET_ACCESS_KEY: 'hidden by a blank',
      }).join(' '),
    ).not.toContain('hidden')
  })

  test('that become a header of a mail have one line', () => {
    expect(problems({ MAIL_FROM: 'Bcc: c@d.example\r\nShop <a@b.example>' })).toHaveLength(1)
  })

  test('are all looked at before the start gives up', () => {
    expect(problems({ PORT: 'x', DEMO: 'x', TLS_CERT: path.join(ROOT, 'package.json') })).toHaveLength(3)
  })

  test('keep one secret for all starts, which nobody else may read', () => {
    const { jwtSecret } = readConfig(base)
    expect(jwtSecret.length).toBeGreaterThanOrEqual(43)
    expect(readConfig(base).jwtSecret).toBe(jwtSecret)
    expect(fs.statSync(path.join(base.DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test.each([
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
    [{ HOST: '192.0.2.7', PORT: '8080' }, 'http://192.0.2.7:8080'],
    [{ HOST: '::1' }, 'http://localhost:4000'],
    [{ PUBLIC_URL: 'https://shop.example/' }, 'https://shop.example'],
  ])('make the address of %j', (env, publicUrl) => {
    expect(readConfig({ ...base, DEMO: 'off', ...env }).publicUrl).toBe(publicUrl)
  })

  test.each([
    [{ PUBLIC_URL: 'https://shop.example:8443' }, 'Comptoir <no-reply@shop.example>'],
    [{ HOST: '192.0.2.7' }, 'Comptoir <no-reply@[192.0.2.7]>'],
    [{ PUBLIC_URL: 'http://[2001:db8::7]:4000' }, 'Comptoir <no-reply@[IPv6:2001:db8::7]>'],
    [{ MAIL_FROM: 'Épicerie Sidi <shop@example.com>' }, 'Épicerie Sidi <shop@example.com>'],
    [{ MAIL_FROM: 'shop@example.com' }, 'shop@example.com'],
  ])('make the sender of %j', (env, mailFrom) => {
    expect(readConfig({ ...base, DEMO: 'off', ...env }).mailFrom).toBe(mailFrom)
  })

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ HOST: '::' }, 'HOST=::'],
    [{ HOST: '192.0.2.7', DEMO: 'on' }, 'HOST=192.0.2.7'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'PUBLIC_URL=https://shop.example'],
    [{ PUBLIC_URL: 'http://localhost.shop.example' }, 'PUBLIC_URL=http://localhost.shop.example'],
  ])('do not open the demonstration to others: %j', (env, named) => {
    expect(problems(env)).toEqual([
      `The demonstration has accounts and mails that are open to everybody, so it serves this machine alone: set DEMO=off, or leave out ${named}.`,
    ])
    expect(problems({ ...env, DEMO: 'off' })).toEqual([])
  })

  test.each([{ HOST: '127.0.0.2' }, { HOST: '::1' }, { PUBLIC_URL: 'http://shop.localhost:4000' }])(
    'open it to this machine under any of its names: %j',
    (env) => {
      expect(problems(env)).toEqual([])
    },
  )

  test('take a list of proxies', () => {
    expect(readConfig({ ...base, TRUST_PROXY: 'loopback, 10.0.0.0/8 ,2001:db8::1' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::1',
    ])
  })
})

describe('a bucket of releases', () => {
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

  test('is at AWS unless an endpoint is given', () => {
    expect(readConfig({ ...base, ...key, RELEASE_STORE: 's3://shop-releases' }).releaseBucket).toEqual({
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      bucket: 'shop-releases',
      prefix: '',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
    expect(
      readConfig({
        ...base,
        ...key,
        RELEASE_STORE: 's3://shop/a/b/',
        S3_ENDPOINT: 'http://127.0.0.1:9000/',
        S3_REGION: 'eu-west-3',
      }).releaseBucket,
    ).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'shop',
      prefix: 'a/b/',
      region: 'eu-west-3',
    })
  })

  test('needs its key', () => {
    expect(problems({ RELEASE_STORE: 's3://shop-releases', S3_ACCESS_KEY_ID: 'id' })[0]).toContain(
      'RELEASE_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    )
  })
})

describe('certificates', () => {
  const write = (name: string, content: string): string => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, content)
    return file
  }
  const cert = write('cert.pem', CERTIFICATE)
  const key = write('key.pem', ITS_KEY)

  test('come with their own key, which makes the address https', () => {
    const config = readConfig({ ...base, TLS_CERT: cert, TLS_KEY: key })
    expect(config.tls).toEqual({ cert: CERTIFICATE, key: ITS_KEY })
    expect(config.publicUrl).toBe('https://localhost:4000')
  })

  test('are refused with a key of another certificate', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const other = write('other.pem', String(privateKey.export({ type: 'pkcs8', format: 'pem' })))
    expect(problems({ TLS_CERT: cert, TLS_KEY: other })[0]).toContain('are not a certificate and its private key')
  })

  test('are refused alone', () => {
    expect(problems({ TLS_KEY: key })).toEqual([
      'TLS_CERT and TLS_KEY belong together: set both to serve https, or neither.',
    ])
  })
})

test('docs/settings.md lists every setting as the product knows it', () => {
  const [table = ''] = fs.readFileSync(path.join(ROOT, 'docs', 'settings.md'), 'utf8').split('\n## ')
  const rows = SETTING_NAMES.map((name) => {
    const { unset, description, accepts } = SETTINGS[name]
    return `| \`${name}\` | ${unset} | ${description} | ${accepts} |`
  })
  expect(table.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
})
