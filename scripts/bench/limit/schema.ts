/**
 * The smallest tables that a checkout needs, and the checkout itself as one function of the database: what PostgreSQL can
 * do with it with nothing in front of it. Amounts in minor units, quantities in thousandths. Balances are taken in the
 * order of products, which callers sort; the register comes after them, so that it is held shortest.
 */
export const LIMIT_TABLES = `
create table company (id integer primary key);
create table shop (id integer primary key, company_id integer not null references company);
create table register (
  id integer primary key, company_id integer not null references company, shop_id integer not null references shop,
  last_number bigint not null default 0
) with (fillfactor = 50);
create table product (
  id bigint primary key, company_id integer not null references company,
  code text not null, designation text not null, price_minor bigint not null, vat_rate_milli integer not null
);
create table stock_balance (
  company_id integer not null, shop_id integer not null, product_id bigint not null, on_hand_milli bigint not null,
  primary key (shop_id, product_id)
) with (fillfactor = 80);
create table ticket (
  id bigint generated always as identity primary key,
  company_id integer not null references company, shop_id integer not null, register_id integer not null references register,
  number bigint not null, request_key uuid not null, total_minor bigint not null, vat_minor bigint not null,
  sold_at timestamptz not null default now(),
  unique (register_id, number), unique (company_id, request_key)
);
create index on ticket (company_id, sold_at, id);
create table ticket_line (
  ticket_id bigint not null references ticket, line_number smallint not null,
  company_id integer not null, product_id bigint not null references product, designation text not null,
  quantity_milli bigint not null, price_minor bigint not null, vat_rate_milli integer not null, total_minor bigint not null,
  primary key (ticket_id, line_number)
);
create table stock_ledger (
  id bigint generated always as identity primary key,
  company_id integer not null, shop_id integer not null, product_id bigint not null,
  ticket_id bigint not null references ticket, quantity_milli bigint not null, moved_at timestamptz not null default now()
);
create index on stock_ledger (shop_id, product_id, id);
create table payment (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket, company_id integer not null,
  kind text not null, amount_minor bigint not null, paid_at timestamptz not null default now()
);
create index on payment (ticket_id)`

export const LIMIT_FUNCTION = `
create function checkout(p_company integer, p_register integer, p_key uuid, p_products bigint[], p_quantities bigint[])
returns bigint language plpgsql as $$
declare
  v_shop integer;
  v_ticket bigint;
  v_number bigint;
  v_total bigint;
  v_vat bigint;
begin
  select r.shop_id into strict v_shop from register r where r.id = p_register and r.company_id = p_company;

  select sum(p.price_minor * sold.quantity / 1000), sum(p.price_minor * sold.quantity / 1000 * p.vat_rate_milli / (100000 + p.vat_rate_milli))
    into v_total, v_vat
    from unnest(p_products, p_quantities) as sold (product_id, quantity)
    join product p on p.id = sold.product_id and p.company_id = p_company;

  update stock_balance b set on_hand_milli = b.on_hand_milli - sold.quantity
    from unnest(p_products, p_quantities) as sold (product_id, quantity)
    where b.shop_id = v_shop and b.product_id = sold.product_id;

  update register set last_number = last_number + 1 where id = p_register returning last_number into v_number;

  insert into ticket (company_id, shop_id, register_id, number, request_key, total_minor, vat_minor)
    values (p_company, v_shop, p_register, v_number, p_key, v_total, v_vat)
    returning id into v_ticket;

  insert into ticket_line (ticket_id, line_number, company_id, product_id, designation, quantity_milli, price_minor, vat_rate_milli, total_minor)
    select v_ticket, sold.position, p_company, p.id, p.designation, sold.quantity, p.price_minor, p.vat_rate_milli, p.price_minor * sold.quantity / 1000
    from unnest(p_products, p_quantities) with ordinality as sold (product_id, quantity, position)
    join product p on p.id = sold.product_id and p.company_id = p_company;

  insert into stock_ledger (company_id, shop_id, product_id, ticket_id, quantity_milli)
    select p_company, v_shop, sold.product_id, v_ticket, -sold.quantity
    from unnest(p_products, p_quantities) as sold (product_id, quantity);

  insert into payment (ticket_id, company_id, kind, amount_minor) values (v_ticket, p_company, 'cash', v_total);
  return v_number;
end $$`

/** One checkout for pgbench: five products, one from each fifth of the company's, hence sorted; quantities from 1 to 3. */
export const LIMIT_SCRIPT = `\\set register :first_register + random(0, :registers - 1)
\\set fifth :products / 5
\\set one :first_product + random(0, :fifth - 1)
\\set two :first_product + :fifth + random(0, :fifth - 1)
\\set three :first_product + 2 * :fifth + random(0, :fifth - 1)
\\set four :first_product + 3 * :fifth + random(0, :fifth - 1)
\\set five :first_product + 4 * :fifth + random(0, :fifth - 1)
select checkout(:company, :register, gen_random_uuid(), array[:one, :two, :three, :four, :five]::bigint[], array[1000, 2000, 1000, 3000, 1000]::bigint[]);
`

/** What must hold after any number of checkouts; each statement gives the rows that break it. */
export const LIMIT_INVARIANTS: Readonly<Record<string, string>> = {
  'registers with a gap': `
    select r.id from register r left join ticket t on t.register_id = r.id
    group by r.id having count(t.id) <> r.last_number or coalesce(max(t.number), 0) <> r.last_number`,
  'balances off the ledger': `
    select b.product_id from stock_balance b
    join (select shop_id, product_id, sum(quantity_milli) as moved from stock_ledger group by 1, 2) m using (shop_id, product_id)
    where b.on_hand_milli <> $1 + m.moved`,
  'tickets not paid to the cent': `
    select t.id from ticket t left join (select ticket_id, sum(amount_minor) as paid from payment group by 1) p on p.ticket_id = t.id
    where p.paid is distinct from t.total_minor`,
}
