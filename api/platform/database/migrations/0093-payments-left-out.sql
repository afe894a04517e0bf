-- The invoices that were due when a file for the bank was made, and were left out because no bank reads the name of who is paid.
alter table payout_file add column left_out uuid[] not null default '{}';
drop trigger payout_file_content_is_final on payout_file;
create trigger payout_file_content_is_final
  before update of uuid, period, transfers, total, execution_date, content, hash, created_at, left_out on payout_file
  for each row execute function refuse_change();
