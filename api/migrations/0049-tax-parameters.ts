import { tenantTable, type Migrating } from './support.ts'

/**
 * Rates and amounts of taxes, each from a day on and until the next one of its kind: a row for each change. `name` is the
 * text of law or the reason. Values and thresholds are thousandths: of a percent, or of the currency.
 */
export async function up(db: Migrating): Promise<void> {
  await tenantTable(
    db,
    'tax_parameter',
    `company_id uuid not null, id uuid not null,
     name text not null constraint tax_parameter_name_check check (char_length(name) between 1 and 120),
     code text not null constraint tax_parameter_code_check check (code ~ '^[a-zA-Z0-9]{1,40}$'),
     threshold_milli bigint not null
       constraint tax_parameter_threshold_check check (threshold_milli between 0 and 1000000000000),
     valid_from date not null,
     value_milli bigint not null constraint tax_parameter_value_check check (value_milli between 0 and 1000000000000),
     is_active boolean not null default true,
     search_text text not null,
     version integer not null default 1,
     created_at timestamptz not null,
     created_by uuid not null,
     constraint tax_parameter_pk primary key (company_id, id),
     constraint tax_parameter_day_key unique (company_id, code, threshold_milli, valid_from)`,
    { foreignKeys: { tax_parameter_company_fk: '(company_id) references company (id)' } },
  )
}
