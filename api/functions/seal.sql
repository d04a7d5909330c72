-- The seal of a numbered document, version 1: it depends on the document's content and number and on the seal before it.
-- The API computes the same in platform/evidence/seal.ts to check it.
create function seal(p_previous bytea, p_content_hash bytea, p_number bigint) returns bytea
language sql immutable as $$
  select sha256('\x01'::bytea || p_previous || p_content_hash || int8send(p_number))
$$;
