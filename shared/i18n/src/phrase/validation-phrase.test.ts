import { describe, expect, test } from '@jest/globals'
import { PHONE_PATTERN } from '@comptoir/contracts/phone'
import { validationPhrase } from './validation-phrase.ts'

describe('schema failures', () => {
  test.each([
    ['required', { missingProperty: 'name' }, 'Ce champ est obligatoire.'],
    ['minLength', { limit: 1 }, 'Ce champ est obligatoire.'],
    ['minLength', { limit: 8 }, 'Saisissez au moins 8 caractères.'],
    ['maxLength', { limit: 80 }, 'Saisissez au plus 80 caractères.'],
    ['pattern', { pattern: '\\S' }, 'Écrivez autre chose que des espaces.'],
    ['pattern', { pattern: '^[A-Z]+$' }, 'Cette saisie n’a pas la forme attendue.'],
    ['pattern', { pattern: PHONE_PATTERN }, 'Le numéro de téléphone compte de 8 à 15 chiffres'],
    ['type', { type: 'integer' }, 'Saisissez un nombre entier.'],
    ['type', { type: 'object' }, 'Cette saisie n’a pas la forme attendue.'],
    ['format', { format: 'email' }, 'Saisissez une adresse e-mail valide, par exemple nom@exemple.tn.'],
    ['format', { format: 'uuid' }, 'Cet identifiant n’est pas valide.'],
    ['minimum', { comparison: '>=', limit: 0 }, 'Saisissez 0 ou plus.'],
    ['const', { allowedValue: 'completed' }, 'Seul "completed" est accepté ici.'],
    ['oneOf', {}, 'Cette saisie n’a aucune des formes attendues.'],
    ['unevaluatedProperties', {}, 'Cette saisie ne peut pas être acceptée.'],
  ])('%s %j', (keyword, params, expected) => {
    expect(validationPhrase('fr', keyword, params)).toBe(expected)
  })

  test('a field too many is named, whichever way the validator reports it', () => {
    expect(validationPhrase('en', 'additionalProperties', { additionalProperty: 'colour' })).toBe(
      'The field “colour” is not recognised here.',
    )
    expect(validationPhrase('en', 'additionalProperties', { additionalProperties: ['a', 'b'] })).toBe(
      'The field “a, b” is not recognised here.',
    )
  })

  test('every keyword of JSON schema has an answer in Arabic', () => {
    const keywords = [
      'required',
      'type',
      'enum',
      'const',
      'minItems',
      'maxItems',
      'uniqueItems',
      'anyOf',
      'exclusiveMinimum',
      'if',
    ]
    for (const keyword of keywords) expect(validationPhrase('ar', keyword, { limit: 3 })).toMatch(/^[\u0600-\u06FF]/)
  })
})
