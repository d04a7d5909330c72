import { Ajv } from 'ajv'
import { SETTING_FORMATS } from './setting-formats.ts'
import { SETTING_NAMES, SETTINGS, Settings, type SettingName, type SettingNotes } from './settings.ts'

/** Settings that cannot be used: one sentence each, with what would be accepted. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Settings that are of no use without others. */
const TOGETHER: readonly { any: readonly SettingName[]; need: readonly SettingName[]; problem: string }[] = [
  {
    any: ['TLS_CERT', 'TLS_KEY'],
    need: ['TLS_CERT', 'TLS_KEY'],
    problem: 'TLS_CERT and TLS_KEY belong together: set both to serve https, or neither.',
  },
  {
    any: ['DATABASE_APP_URL', 'DATABASE_ADMIN_URL'],
    need: ['DATABASE_URL'],
    problem:
      'DATABASE_APP_URL and DATABASE_ADMIN_URL belong to an external database: set DATABASE_URL as well, or leave them out.',
  },
  {
    any: ['DATABASE_POOLING'],
    need: ['DATABASE_APP_URL'],
    problem:
      'DATABASE_POOLING says what DATABASE_APP_URL leads to: set DATABASE_APP_URL to the address of the pooler, or leave DATABASE_POOLING out.',
  },
  {
    any: ['RELEASE_STORE'],
    need: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    problem:
      'RELEASE_STORE needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set all three, or leave it out to keep releases in DATA_DIR.',
  },
]

type Given = Partial<Record<SettingName, string>>

const isSound = new Ajv({ allErrors: true, strict: false, formats: { ...SETTING_FORMATS } }).compile<Settings>(Settings)

/** The settings that are set, or a ConfigError about all that are wrong. An empty variable is one that is not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given: Given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, env[name]]).filter(([, value]) => value !== undefined && value !== ''),
  )
  if (!isSound(given)) throw new ConfigError([...sentences(given), ...missing(given)])
  if (missing(given).length > 0) throw new ConfigError(missing(given))
  return given
}

/** One for each setting that breaks its schema, in the order of the schema. */
function sentences(given: Given): string[] {
  const wrong = new Set(isSound.errors?.map(({ instancePath }) => instancePath.slice(1)))
  return SETTING_NAMES.filter((name) => wrong.has(name)).map((name) => {
    const { accepts, isSecret }: SettingNotes = SETTINGS[name]
    return `${name} must be ${accepts.replaceAll('`', '')}; ${isSecret ? 'the value given' : `"${given[name]}"`} is not.`
  })
}

function missing(given: Given): string[] {
  return TOGETHER.filter(
    ({ any, need }) => any.some((name) => given[name] !== undefined) && need.some((name) => given[name] === undefined),
  ).map(({ problem }) => problem)
}
