-- Puts a mail into the queue of jobs, in the transaction that causes it. The tables of the queue belong to its own roles;
-- the role that writes business rows may add this one kind of job, no other.
create function mail_queue(p_message json) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('mail.send', p_message, max_attempts => 12);
end $$;
