import { ProductInput } from '@comptoir/contracts/inventory/products'
import { ClientInput } from '@comptoir/contracts/people/clients'
import { describe, expect, test } from '@jest/globals'
import { contractProblem } from './contract-check.ts'

const client = {
  kind: 'person',
  code: 'C1',
  name: 'Amel',
  phone: null,
  email: null,
  taxId: null,
  address: null,
  postalCode: null,
  city: null,
}

const clientProblem = (changes: object) => contractProblem(ClientInput, { ...client, ...changes })

/** No translation is loaded here: messages are the keys of their phrases. */
const fieldsOf = (changes: object) => clientProblem(changes)?.fieldErrors

describe('an input checked against its contract', () => {
  test('is left alone when it keeps it', () => {
    expect(clientProblem({})).toBeNull()
  })

  test('is refused as the API would', () => {
    const problem = clientProblem({ code: ' ', name: '', email: 'not an address' })
    expect(problem).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(problem?.fieldErrors).toEqual({
      code: 'validation.blank',
      name: 'validation.required',
      email: 'validation.email',
    })
  })

  test('names what is missing, each by its field', () => {
    expect(fieldsOf({ name: undefined })).toEqual({ name: 'validation.required' })
    expect(fieldsOf({ name: null, kind: null })).toEqual({
      name: 'validation.required',
      kind: 'validation.required',
    })
    const problem = contractProblem(ClientInput, { kind: 'person' })
    expect(Object.keys(problem?.fieldErrors ?? {})).toContain('code')
  })

  test('says what a choice and a nullable value may be, not that they may be null', () => {
    expect(fieldsOf({ kind: 'ghost' })).toEqual({ kind: 'validation.enum' })
    expect(fieldsOf({ city: 'x'.repeat(81) })).toEqual({ city: 'validation.maxLength' })
    expect(fieldsOf({ phone: '12ab' })).toEqual({ phone: 'validation.phone' })
    expect(fieldsOf({ phone: '٧١ ٧٤٨ ٣٢٠' })).toBeUndefined()
    expect(fieldsOf({ phone: 7 })).toEqual({ phone: 'validation.text' })
  })

  test('points into lists', () => {
    const product = {
      ...{
        code: 'P1',
        designation: 'Thé',
        barcodes: ['6191234567890', 'é'],
        location: null,
        packageQuantity: null,
        isFodec: false,
      },
      ...{
        categoryId: null,
        subcategoryId: null,
        brandId: null,
        unitId: null,
        priceBasis: 'ttc',
        price: -1,
        vatRate: 19,
      },
    }
    const problem = contractProblem(ProductInput, product)
    expect(problem?.fieldErrors).toEqual({ 'barcodes.1': 'validation.pattern', price: 'validation.minimum' })
  })

  test('a property too many is no field of a form', () => {
    expect(clientProblem({ colour: 'red' })?.problem.errors).toContainEqual(
      expect.objectContaining({ pointer: '', keyword: 'additionalProperties' }),
    )
  })
})
