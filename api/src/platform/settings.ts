import {
  LOG_LEVELS,
  isBucketAddress,
  isDatabaseUrl,
  isHost,
  isMailAddress,
  isOrigin,
  isPort,
  isProxyList,
  isReadableFile,
  isSender,
  isSmtpUrl,
} from './setting-checks.ts'

/** One variable of the environment. `accepts` ends the sentence "PORT must be ..."; a secret's value is never printed. */
export interface Setting {
  name: string
  default: string
  meaning: string
  accepts: string
  check: (value: string) => boolean
  isSecret?: true
}

const DATABASE_ADDRESS = 'an address such as `postgres://user:password@host:5432/database`'

/** Every setting of the product, in the order of docs/settings.md, which a test compares with this table. */
export const SETTINGS = [
  {
    name: 'PORT',
    default: '4000',
    meaning: 'Port on which the product is served.',
    accepts: 'a whole number from 1 to 65535',
    check: isPort,
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning:
      'Address to listen on. The default is reached as `localhost` from this machine only; `0.0.0.0` opens it to the network.',
    accepts: 'an IP address or a host name of this machine',
    check: isHost,
  },
  {
    name: 'PUBLIC_URL',
    default: 'made of scheme, HOST and PORT',
    meaning:
      'Address that people type, where it differs: behind a proxy, or under a name. Over plain http on anything but localhost, browsers refuse part of the product; the start says which.',
    accepts: 'an address such as `https://shop.example`, without a path',
    check: isOrigin,
  },
  {
    name: 'DATA_DIR',
    default: '.comptoir',
    meaning:
      'Folder of everything that is kept: the embedded database, passwords, logs. A relative path starts at the repository.',
    accepts: 'the path of a folder',
    check: (value) => !value.includes('\0'),
  },
  {
    name: 'DATABASE_URL',
    default: 'the embedded PostgreSQL, in DATA_DIR',
    meaning:
      "Owner's address of an external PostgreSQL 15 or later, used for migrations and to make the roles `app_rw`, `app_admin` and `app_search`.",
    accepts: DATABASE_ADDRESS,
    check: isDatabaseUrl,
    isSecret: true,
  },
  {
    name: 'DATABASE_APP_URL',
    default: 'user `app_rw`, with a password kept in DATA_DIR',
    meaning: 'Address that requests use, under row-level security. Only together with DATABASE_URL.',
    accepts: DATABASE_ADDRESS,
    check: isDatabaseUrl,
    isSecret: true,
  },
  {
    name: 'DATABASE_ADMIN_URL',
    default: 'user `app_admin`, with a password kept in DATA_DIR',
    meaning:
      "Address for validated bulk import and super-administrators' lists, past row-level security. Only together with DATABASE_URL.",
    accepts: DATABASE_ADDRESS,
    check: isDatabaseUrl,
    isSecret: true,
  },
  {
    name: 'TLS_CERT',
    default: 'none: plain http',
    meaning: 'Certificate chain (PEM). Together with TLS_KEY the product serves https itself.',
    accepts: 'the path of a file that can be read',
    check: isReadableFile,
  },
  {
    name: 'TLS_KEY',
    default: 'none: plain http',
    meaning: 'Private key (PEM) of TLS_CERT.',
    accepts: 'the path of a file that can be read',
    check: isReadableFile,
  },
  {
    name: 'TRUST_PROXY',
    default: 'none',
    meaning: "Proxies whose word on the visitor's address is believed.",
    accepts:
      'a list of addresses or networks separated by commas, such as `10.0.0.1, 192.168.0.0/16`, or of `loopback`, `linklocal`, `uniquelocal`',
    check: isProxyList,
  },
  {
    name: 'RELEASE_STORE',
    default: 'the folder `releases` in DATA_DIR',
    meaning:
      "S3-compatible bucket that keeps the files of remotes' releases in place of this machine. Comptoir serves them as before.",
    accepts: 'an address such as `s3://bucket` or `s3://bucket/folder`',
    check: isBucketAddress,
  },
  {
    name: 'S3_ENDPOINT',
    default: 'AWS, in S3_REGION',
    meaning: 'Where the bucket of RELEASE_STORE is reached; buckets are named in the path.',
    accepts: 'an address such as `https://storage.example`, without a path',
    check: isOrigin,
  },
  {
    name: 'S3_REGION',
    default: 'us-east-1',
    meaning: 'Region for which requests to the bucket are signed.',
    accepts: 'the name of a region, such as `eu-west-3`',
    check: (value) => /^[a-z0-9-]{1,40}$/.test(value),
  },
  {
    name: 'S3_ACCESS_KEY_ID',
    default: 'none',
    meaning: 'Key that may list, read, write and delete in the bucket. Needed with RELEASE_STORE.',
    accepts: 'a text without blanks',
    check: (value) => /^\S+$/.test(value),
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    default: 'none',
    meaning: 'Secret of S3_ACCESS_KEY_ID.',
    accepts: 'a text without blanks',
    check: (value) => /^\S+$/.test(value),
    isSecret: true,
  },
  {
    name: 'SMTP_URL',
    default: 'none: mails are kept in DATA_DIR',
    meaning:
      'Mail server for outgoing messages: confirmations, forgotten passwords, notices. With DEMO=on and without it, mails can be read in the product.',
    accepts: 'an address such as `smtp://user:password@host:587` or `smtps://host`',
    check: isSmtpUrl,
    isSecret: true,
  },
  {
    name: 'MAIL_FROM',
    default: '`Comptoir <no-reply@...>`, at the host of PUBLIC_URL',
    meaning: 'Sender of outgoing mails. Most mail servers accept only addresses of their own.',
    accepts: 'an address such as `shop@example.com` or `The shop <shop@example.com>`',
    check: isSender,
  },
  {
    name: 'OPERATOR_EMAIL',
    default: 'none: enquiries are only stored',
    meaning: 'Who looks after the installation: enquiries from the public pages are mailed there.',
    accepts: 'an address such as `shop@example.com`',
    check: isMailAddress,
  },
  {
    name: 'JWT_SECRET',
    default: 'made at the first start and kept in `DATA_DIR/secrets.json`',
    meaning:
      'Secret that signs sessions and seals second factors. A new one signs everybody out and leaves recovery codes as the only second factor.',
    accepts: 'a text of 32 characters or more',
    check: (value) => value.length >= 32,
    isSecret: true,
  },
  {
    name: 'LOG_LEVEL',
    default: 'warn',
    meaning: 'How much the server writes to its output.',
    accepts: `one of ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}`,
    check: (value) => LOG_LEVELS.some((level) => level === value),
  },
  {
    name: 'DEMO',
    default: 'on',
    meaning: 'Whether the first start makes the demonstration company and its three accounts.',
    accepts: '`on` or `off`',
    check: (value) => value === 'on' || value === 'off',
  },
  {
    name: 'DEMO_PASSWORD',
    default: 'made at the first start and kept in `DATA_DIR/demo.json`',
    meaning: 'Password of the demonstration accounts.',
    accepts: 'a text of 8 to 200 characters',
    check: (value) => value.length >= 8 && value.length <= 200,
    isSecret: true,
  },
] as const satisfies readonly Setting[]

export type SettingName = (typeof SETTINGS)[number]['name']
