import fs from 'node:fs'
import path from 'node:path'
import { readIfThere } from '../../common/private-file.ts'
import { step } from '../../common/steps.ts'
import { makeCompanies, type Company, type CompanyPlan } from '../company.ts'
import type { Fixture } from '../fixture.ts'
import { designationOf } from './names.ts'

/** Catalogues to measure in: how many products one company has, and how many companies have as many; `isStocked` where shops hold them. */
export type Size = { name: string; products: number; companies: number; isStocked?: boolean }

/** A size with one of its companies, the one that is asked. */
export type Catalogue = Size & { company: Pick<Company, 'id' | 'shops' | 'administrator'> }

/** Makes what is missing of the catalogues, and keeps beside the database how to sign in to them. */
export async function prepareCatalogues(fixture: Fixture, sizes: readonly Size[]): Promise<Catalogue[]> {
  const catalogues: Catalogue[] = []
  for (const size of sizes) {
    const file = path.join(fixture.dataDir, `catalogue-${size.name}.json`)
    const text = readIfThere(file) ?? JSON.stringify(await step(`Products: ${size.name}`, () => make(fixture, size)))
    fs.writeFileSync(file, text, { mode: 0o600 })
    catalogues.push({ ...size, company: JSON.parse(text) as Catalogue['company'] })
  }
  return catalogues
}

async function make(fixture: Fixture, size: Size): Promise<Catalogue['company']> {
  const plan: CompanyPlan = {
    series: 0,
    products: size.products,
    registers: 1,
    designationOf,
    isStocked: size.isStocked ?? false,
  }
  const plans = Array.from({ length: size.companies }, () => plan)
  const companies = await makeCompanies(fixture, plans)
  const company = companies[Math.floor(companies.length / 2)]
  if (company === undefined) throw new Error('no company was made')
  return { id: company.id, shops: company.shops, administrator: company.administrator }
}
