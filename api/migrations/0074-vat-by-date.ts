import { run, type Migrating } from './support.ts'

const TABLE = 'tax_parameter'
/** Whose rows are read or changed; their owner sees none while row-level security is forced. */
const READ = [TABLE, 'vat_rate', 'company']
/** What a company has anyway. */
const LAW = '(0, 7000, 13000, 19000)'

/**
 * Rates of VAT are told by date as other taxes are: a row is a rate that there is from a day on, in place of another one or
 * in addition. What stood in a table of its own, or under a code for each rate of the law, becomes such rows. Which rate new
 * products begin with is a column of the company.
 */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table ${TABLE} add column replaces_milli bigint
       constraint tax_parameter_replaces_check check (replaces_milli between 0 and 100000)`,
  )
  await run(
    db,
    `alter table company add column default_vat_rate_milli integer not null default 19000
       constraint company_default_vat_rate_check check (default_vat_rate_milli between 0 and 100000)`,
  )
  await run(db, `alter table ${TABLE} alter column created_by drop not null`)
  await run(db, `alter table ${TABLE} drop constraint tax_parameter_day_key`)
  for (const table of READ) await run(db, `alter table ${table} no force row level security`)
  await moveRates(db)
  for (const table of READ) await run(db, `alter table ${table} force row level security`)
  await run(db, `drop table vat_rate`)
  await keepApart(db)
}

async function moveRates(db: Migrating): Promise<void> {
  await refuseShared(db)
  await run(
    db,
    `update ${TABLE} t set code = 'vat', replaces_milli = coalesce(
       (select p.value_milli from ${TABLE} p
        where p.company_id = t.company_id and p.code = t.code and p.valid_from < t.valid_from
        order by p.valid_from desc limit 1),
       case t.code when 'vat19' then 19000 when 'vat13' then 13000 else 7000 end)
     where t.code in ('vat19', 'vat13', 'vat7')`,
  )
  // Said what was so already.
  await run(db, `delete from ${TABLE} where code = 'vat' and replaces_milli = value_milli`)
  await run(
    db,
    `insert into ${TABLE} (company_id, id, name, code, threshold_milli, valid_from, value_milli, search_text, created_at)
     select v.company_id, gen_random_uuid(), 'TVA', 'vat', 0, v.valid_from, v.rate_milli, 'tva', now()
     from vat_rate v where v.valid_to is null and v.rate_milli not in ${LAW}`,
  )
  await run(
    db,
    `update company c set default_vat_rate_milli = v.rate_milli
     from vat_rate v where v.company_id = c.id and v.is_default and v.valid_to is null`,
  )
}

/**
 * Values of one code followed from that code alone; from here on they follow from the rate. Where a code went to a rate that
 * another one had, and on from there, goods of the other would be taken along: somebody has to say what is meant.
 */
async function refuseShared(db: Migrating): Promise<void> {
  await run(
    db,
    `do $$
     declare v_company uuid;
     begin
       select t.company_id into v_company from ${TABLE} t join ${TABLE} p
         on p.company_id = t.company_id and p.code = t.code and p.valid_from < t.valid_from
       where t.code in ('vat19', 'vat13', 'vat7') and (
         p.value_milli in ${LAW}
         or exists (select 1 from ${TABLE} o where o.company_id = t.company_id and o.code in ('vat19', 'vat13', 'vat7')
                    and o.code <> t.code and o.value_milli = p.value_milli))
       limit 1;
       if v_company is not null then
         raise exception 'Company % has two rates of VAT that became one and changed again: delete the later values of its taxes by date, and enter them after this update.', v_company;
       end if;
     end $$`,
  )
}

/** One value of a tax begins on a day; of VAT, one in place of each rate, and one in addition of each. */
async function keepApart(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table ${TABLE} add constraint tax_parameter_place_check check (code = 'vat' or replaces_milli is null)`,
  )
  await run(
    db,
    `create unique index tax_parameter_day_key on ${TABLE} (company_id, code, threshold_milli, valid_from)
       where code <> 'vat'`,
  )
  await run(
    db,
    `create unique index tax_parameter_place_key on ${TABLE} (company_id, valid_from, replaces_milli)
       where code = 'vat' and replaces_milli is not null`,
  )
  await run(
    db,
    `create unique index tax_parameter_rate_key on ${TABLE} (company_id, valid_from, value_milli)
       where code = 'vat' and replaces_milli is null`,
  )
}
