import path from 'node:path'
import { randomInt } from 'node:crypto'
import { readJson, writePrivateJson } from '../common/private-file.ts'

export type DemoPassword = { password: string; source: 'DEMO_PASSWORD' | 'file'; file: string }

const ACCOUNTS = [
  ['admin@demo.example', 'administrator of the company'],
  ['cashier@demo.example', 'cashier'],
  ['super@demo.example', 'super-administrator'],
] as const

/** Letters and digits that cannot be taken for one another when they are typed from a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The password of the demonstration accounts: the given one, or one made at the first start and kept (mode 600). */
export function demoPassword(dataDir: string, given: string | null): DemoPassword {
  const file = path.join(dataDir, 'demo.json')
  if (given !== null) return { password: given, source: 'DEMO_PASSWORD', file }
  const kept = readJson(file)?.['password']
  if (typeof kept === 'string') return { password: kept, source: 'file', file }
  const password = Array.from({ length: 3 }, () => word(4)).join('-')
  writePrivateJson(file, { password })
  return { password, source: 'file', file }
}

/** The lines that tell how to sign in; a demonstration serves this machine alone. */
export function demoLines({ password, source, file }: DemoPassword): string[] {
  const place = source === 'file' ? `kept in ${file}` : 'from DEMO_PASSWORD'
  return [
    'Demonstration accounts:',
    ...ACCOUNTS.map(([email, role]) => `  ${email.padEnd(22)} ${role}`),
    `  password: ${password} (${place})`,
  ]
}

function word(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
