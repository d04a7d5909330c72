import { OneOf } from '@comptoir/contracts/schema'
import Type, { type Static, type TSchema } from 'typebox'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Whom webhooks may be sent to: endpoints on the internet over https, or wherever an address leads. */
export const WEBHOOK_TARGETS = ['public', 'anywhere'] as const
export type WebhookTargets = (typeof WEBHOOK_TARGETS)[number]

/** `accepts` ends the sentence "PORT must be ..."; `unset` says what holds without it; a secret's value is never printed. */
export interface SettingNotes {
  description: string
  accepts: string
  unset: string
  isSecret?: true
}

const setting = <S extends TSchema>(schema: S, notes: SettingNotes): S & SettingNotes => Object.assign(schema, notes)

const DATABASE_ADDRESS = 'an address such as `postgres://user:password@host:5432/database`'
/** A bucket, and a folder in it where others share it. */
const BUCKET_ADDRESS = '^s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)*/?$'
const NO_BLANKS = String.raw`^\S+$`

/**
 * Every variable of the environment that the product reads, in the order of docs/settings.md, which a test compares with
 * this schema. The formats are those of setting-formats.ts.
 */
export const SETTINGS = {
  PORT: setting(Type.String({ format: 'port' }), {
    unset: '4000',
    description: 'Port on which the product is served.',
    accepts: 'a whole number from 1 to 65535',
  }),
  HOST: setting(Type.String({ format: 'host' }), {
    unset: '127.0.0.1',
    description:
      'Address to listen on. The default is reached as `localhost` from this machine only; `0.0.0.0` opens it to the network.',
    accepts: 'an IP address or a host name of this machine',
  }),
  PUBLIC_URL: setting(Type.String({ format: 'origin' }), {
    unset: 'made of scheme, HOST and PORT',
    description:
      'Address that people type, where it differs: behind a proxy, or under a name. Over plain http on anything but localhost, browsers refuse part of the product; the start says which.',
    accepts: 'an address such as `https://shop.example`, without a path',
  }),
  DATA_DIR: setting(Type.String({ pattern: String.raw`^[^\0]*$` }), {
    unset: '.comptoir',
    description:
      'Folder of everything that is kept: the embedded database, passwords, logs. A relative path starts at the repository.',
    accepts: 'the path of a folder',
  }),
  DATABASE_URL: setting(Type.String({ format: 'database-url' }), {
    unset: 'the embedded PostgreSQL, in DATA_DIR',
    description:
      "Owner's address of an external PostgreSQL 15 or later, used for migrations and to make the roles `app_rw`, `app_admin`, `app_search` and `app_books`.",
    accepts: DATABASE_ADDRESS,
    isSecret: true,
  }),
  DATABASE_APP_URL: setting(Type.String({ format: 'database-url' }), {
    unset: 'user `app_rw`, with a password kept in DATA_DIR',
    description: 'Address that requests use, under row-level security. Only together with DATABASE_URL.',
    accepts: DATABASE_ADDRESS,
    isSecret: true,
  }),
  DATABASE_ADMIN_URL: setting(Type.String({ format: 'database-url' }), {
    unset: 'user `app_admin`, with a password kept in DATA_DIR',
    description:
      "Address for validated bulk import and super-administrators' lists, past row-level security. Only together with DATABASE_URL.",
    accepts: DATABASE_ADDRESS,
    isSecret: true,
  }),
  DATABASE_POOLING: setting(OneOf(['off', 'transaction']), {
    unset: 'off',
    description:
      'Whether DATABASE_APP_URL leads to a pooler, such as PgBouncer, that lends each transaction a connection. The other two addresses lead to the server itself.',
    accepts: '`off` or `transaction`',
  }),
  TLS_CERT: setting(Type.String({ format: 'readable-file' }), {
    unset: 'none: plain http',
    description: 'Certificate chain (PEM). Together with TLS_KEY the product serves https itself.',
    accepts: 'the path of a file that can be read',
  }),
  TLS_KEY: setting(Type.String({ format: 'readable-file' }), {
    unset: 'none: plain http',
    description: 'Private key (PEM) of TLS_CERT.',
    accepts: 'the path of a file that can be read',
  }),
  TRUST_PROXY: setting(Type.String({ format: 'proxy-list' }), {
    unset: 'none',
    description: "Proxies whose word on the visitor's address is believed.",
    accepts:
      'a list of addresses or networks separated by commas, such as `10.0.0.1, 192.168.0.0/16`, or of `loopback`, `linklocal`, `uniquelocal`',
  }),
  LOGINS_PER_MINUTE: setting(Type.String({ pattern: '^[1-9][0-9]{0,5}$' }), {
    unset: '60',
    description:
      'How often one address may try to sign in, sign up or renew a session within a minute. More where many people share an address.',
    accepts: 'a whole number from 1 to 999999',
  }),
  REQUESTS_PER_MINUTE: setting(Type.String({ pattern: '^[1-9][0-9]{0,5}$' }), {
    unset: '600',
    description:
      'How many requests one account may send within a minute. Without an account an address may send twice as many to the API, and ask for ten times as many pages and files.',
    accepts: 'a whole number from 1 to 999999',
  }),
  RELEASE_STORE: setting(Type.String({ pattern: BUCKET_ADDRESS }), {
    unset: 'the folder `releases` in DATA_DIR',
    description:
      "S3-compatible bucket that keeps the files of remotes' releases in place of this machine. Comptoir serves them as before.",
    accepts: 'an address such as `s3://bucket` or `s3://bucket/folder`',
  }),
  S3_ENDPOINT: setting(Type.String({ format: 'origin' }), {
    unset: 'AWS, in S3_REGION',
    description: 'Where the bucket of RELEASE_STORE is reached; buckets are named in the path.',
    accepts: 'an address such as `https://storage.example`, without a path',
  }),
  S3_REGION: setting(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), {
    unset: 'us-east-1',
    description: 'Region for which requests to the bucket are signed.',
    accepts: 'the name of a region, such as `eu-west-3`',
  }),
  S3_ACCESS_KEY_ID: setting(Type.String({ pattern: NO_BLANKS }), {
    unset: 'none',
    description: 'Key that may list, read, write and delete in the bucket. Needed with RELEASE_STORE.',
    accepts: 'a text without blanks',
  }),
  S3_SECRET_ACCESS_KEY: setting(Type.String({ pattern: NO_BLANKS }), {
    unset: 'none',
    description: 'Secret of S3_ACCESS_KEY_ID.',
    accepts: 'a text without blanks',
    isSecret: true,
  }),
  SMTP_URL: setting(Type.String({ format: 'smtp-url' }), {
    unset: 'none: mails are kept in DATA_DIR',
    description:
      'Mail server for outgoing messages: confirmations, forgotten passwords, notices. With DEMO=on and without it, mails can be read in the product.',
    accepts: 'an address such as `smtp://user:password@host:587` or `smtps://host`',
    isSecret: true,
  }),
  MAIL_FROM: setting(Type.String({ format: 'sender' }), {
    unset: '`Comptoir <no-reply@...>`, at the host of PUBLIC_URL',
    description: 'Sender of outgoing mails. Most mail servers accept only addresses of their own.',
    accepts: 'an address such as `shop@example.com` or `The shop <shop@example.com>`',
  }),
  OPERATOR_EMAIL: setting(Type.String({ format: 'mail-address' }), {
    unset: 'none: enquiries wait on their page, *Enquiries*',
    description: 'Who looks after the installation: enquiries from the public pages are mailed there.',
    accepts: 'an address such as `shop@example.com`',
  }),
  WEBHOOK_TARGETS: setting(OneOf(WEBHOOK_TARGETS), {
    unset: 'public',
    description:
      'Where webhooks may be sent: to https addresses on the internet, or `anywhere`, over http and into the network of this machine as well. For tests, and where everybody who may make webhooks looks after that network.',
    accepts: '`public` or `anywhere`',
  }),
  PRINTER_NETWORKS: setting(Type.String({ format: 'network-list' }), {
    unset: 'the private networks: `10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7`',
    description:
      'Where printers of registers may be, which this machine prints on for companies, on ports 9100 to 9109. Where companies are not of this network, name a network that has nothing else in it.',
    accepts: 'a list of addresses or networks separated by commas, such as `192.168.1.0/24`',
  }),
  JWT_SECRET: setting(Type.String({ minLength: 32 }), {
    unset: 'made at the first start and kept in `DATA_DIR/secrets.json`',
    description:
      'Secret that signs sessions, seals second factors and the secrets of webhooks, and makes the keys of approvals by code. A new one signs everybody out, leaves recovery codes as the only second factor, webhooks silent until each has a new secret, and registers without approvals by code until each is connected.',
    accepts: 'a text of 32 characters or more',
    isSecret: true,
  }),
  LOG_LEVEL: setting(OneOf(LOG_LEVELS), {
    unset: 'warn',
    description:
      'How much the server writes to its output. Of an address never what stands in its query: tokens of mails, and whom somebody looked for.',
    accepts: `one of ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}`,
  }),
  DEMO: setting(OneOf(['on', 'off']), {
    unset: 'on',
    description: 'Whether the first start makes the demonstration company and its three accounts.',
    accepts: '`on` or `off`',
  }),
  DEMO_PASSWORD: setting(Type.String({ minLength: 8, maxLength: 200 }), {
    unset: 'made at the first start and kept in `DATA_DIR/demo.json`',
    description: 'Password of the demonstration accounts.',
    accepts: 'a text of 8 to 200 characters',
    isSecret: true,
  }),
} satisfies Record<string, TSchema & SettingNotes>

export type SettingName = keyof typeof SETTINGS
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

export const Settings = Type.Partial(Type.Object(SETTINGS))
export type Settings = Static<typeof Settings>
