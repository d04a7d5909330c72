import fs from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { createSecureContext } from 'node:tls'
import { isLoopback } from './loopback.ts'
import { keptSecret } from './kept-secret.ts'
import { ConfigError, readSettings } from './read-settings.ts'
import { splitList } from './setting-formats.ts'
import type { LogLevel, Settings, WebhookTargets } from './settings.ts'

/** An S3-compatible bucket. `prefix` is empty or ends with a slash; `endpoint` is an origin. */
export interface BucketSettings {
  endpoint: string
  bucket: string
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The settings as the product uses them: checked, with their defaults filled in. */
export interface Config {
  port: number
  host: string
  /** Origin that browsers see, without a slash at the end. */
  publicUrl: string
  /** Absolute path. */
  dataDir: string
  /** What was given; the start fills in the rest. Without `ownerUrl` the embedded PostgreSQL is used. `isPooled`: `appUrl` leads to a pooler. */
  database: { ownerUrl?: string; appUrl?: string; adminUrl?: string; isPooled: boolean }
  /** PEM texts. */
  tls: { cert: string; key: string } | null
  /** The bucket that keeps the files of releases; null keeps them in the data folder. */
  releaseBucket: BucketSettings | null
  smtpUrl: string | null
  /** `name <address>` or an address. */
  mailFrom: string
  /** Where enquiries go; null where nobody is named. */
  operatorEmail: string | null
  webhookTargets: WebhookTargets
  /** Addresses and networks that printers may have. */
  printerNetworks: string[]
  jwtSecret: string
  logLevel: LogLevel
  demo: { enabled: boolean; password: string | null }
  trustProxy: string[]
  loginsPerMinute: number
  requestsPerMinute: number
}

/** Those of shops; neither this machine nor addresses that a network gives out by itself. */
const PRIVATE_NETWORKS = '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7'

/** Reads every setting or throws a ConfigError about all that are wrong. Makes the installation's secret where none is set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = readSettings(env)
  const dataDir = path.resolve(values.DATA_DIR ?? '.comptoir')
  const port = Number(values.PORT ?? '4000')
  const host = values.HOST ?? '127.0.0.1'
  if (values.DEMO !== 'off') keepToThisMachine({ host, publicUrl: values.PUBLIC_URL })
  const tls = readTls(values)
  const publicUrl = values.PUBLIC_URL?.replace(/\/$/, '') ?? originOf(tls !== null, host, port)
  return {
    port,
    host,
    publicUrl,
    dataDir,
    database: readDatabase(values),
    tls,
    releaseBucket: readBucket(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? senderAt(publicUrl),
    operatorEmail: values.OPERATOR_EMAIL ?? null,
    webhookTargets: values.WEBHOOK_TARGETS ?? 'public',
    printerNetworks: splitList(values.PRINTER_NETWORKS ?? PRIVATE_NETWORKS),
    jwtSecret: values.JWT_SECRET ?? keptSecret(dataDir),
    logLevel: values.LOG_LEVEL ?? 'warn',
    demo: { enabled: values.DEMO !== 'off', password: values.DEMO_PASSWORD ?? null },
    trustProxy: splitList(values.TRUST_PROXY ?? ''),
    loginsPerMinute: Number(values.LOGINS_PER_MINUTE ?? '60'),
    requestsPerMinute: Number(values.REQUESTS_PER_MINUTE ?? '600'),
  }
}

/** Anybody who reaches a demonstration can read its mails, and so become anybody in it. */
function keepToThisMachine({ host, publicUrl }: { host: string; publicUrl: string | undefined }): void {
  const named = !isLoopback(host)
    ? `HOST=${host}`
    : publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname) && `PUBLIC_URL=${publicUrl}`
  if (named)
    throw new ConfigError([
      `The demonstration has accounts and mails that are open to everybody, so it serves this machine alone: set DEMO=off, or leave out ${named}.`,
    ])
}

function readTls({ TLS_CERT, TLS_KEY }: Settings): Config['tls'] {
  if (TLS_CERT === undefined || TLS_KEY === undefined) return null
  const tls = { cert: fs.readFileSync(TLS_CERT, 'utf8'), key: fs.readFileSync(TLS_KEY, 'utf8') }
  try {
    createSecureContext(tls)
  } catch {
    throw new ConfigError([
      `${TLS_CERT} and ${TLS_KEY} are not a certificate and its private key in PEM: correct TLS_CERT and TLS_KEY.`,
    ])
  }
  return tls
}

function readBucket({
  RELEASE_STORE,
  S3_ENDPOINT,
  S3_REGION = 'us-east-1',
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Settings): BucketSettings | null {
  if (RELEASE_STORE === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) return null
  const [bucket = '', ...folders] = RELEASE_STORE.replace(/^s3:\/\//, '')
    .split('/')
    .filter((part) => part !== '')
  return {
    endpoint: new URL(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`).origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function readDatabase({
  DATABASE_URL,
  DATABASE_APP_URL,
  DATABASE_ADMIN_URL,
  DATABASE_POOLING,
}: Settings): Config['database'] {
  return {
    isPooled: DATABASE_POOLING === 'transaction',
    ...(DATABASE_URL === undefined ? {} : { ownerUrl: DATABASE_URL }),
    ...(DATABASE_APP_URL === undefined ? {} : { appUrl: DATABASE_APP_URL }),
    ...(DATABASE_ADMIN_URL === undefined ? {} : { adminUrl: DATABASE_ADMIN_URL }),
  }
}

/** An address literal where the installation has no name. */
function senderAt(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const literal = hostname.startsWith('[') ? `[IPv6:${hostname.slice(1)}` : `[${hostname}]`
  return `Comptoir <no-reply@${isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : literal}>`
}

function originOf(isHttps: boolean, host: string, port: number): string {
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host)
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return new URL(`${isHttps ? 'https' : 'http'}://${name}:${port}`).origin
}
