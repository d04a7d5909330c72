/** The functions that the posting of sales is cut into when a part of it is to run by itself. */
export interface CutPosting {
  /** What replaces the real function: without the part. */
  posting: string
  /** A function of its own with the same parameters, which does the part alone. */
  apart: string
}

/** The name of the part that runs by itself. */
export const APART = 'sale_post_apart'

/** Takes the loop that starts with these words out of the text of the real posting function, so that mutants follow it as it changes. `instead` takes its place. */
export function cutLoop(definition: string, start: string, instead = ''): CutPosting {
  const loop = between(definition, start, 'end loop;')
  const posting = definition.replace(loop, instead)
  const body = between(definition, '\nbegin\n', 'return query')
  const apart = definition.replace(body, `\nbegin\n  ${loop}\n  return query`).replace(/\bsale_post\(/, `${APART}(`)
  return { posting, apart }
}

/** The posting with its numbers from a sequence per register, which no roll-back gives back. */
export function numberedBySequence(definition: string): string {
  const rule = between(definition, 'if p_counter is null then', 'else')
  return definition.replace(
    rule,
    `if p_counter is null then
    v_counter := nextval('ticket_' || replace(p_register::text, '-', '_'));
    insert into number_series (company_id, kind, scope_id, period, last_number, last_hash)
      values (p_company, 'ticket', p_register, v_period, v_counter, sha256(p_content || int8send(v_counter)))
      on conflict (company_id, kind, scope_id, period) do update set
        last_number = v_counter,
        last_hash = sha256(number_series.last_hash || p_content || int8send(v_counter))
      returning last_hash into v_hash;
  else`,
  )
}

/** The first stretch from one wording to the next other one, both included. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`the posting function has no "${start}" before "${end}": mend the mutant`)
  return text.slice(from, to + end.length)
}
