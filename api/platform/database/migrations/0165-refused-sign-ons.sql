-- Refused sign-ons stand among the refused logins (docs/decisions/0160); 0166 validates the constraint.
alter table refused_login drop constraint refused_login_kind_check;
alter table refused_login add constraint refused_login_kind_check check (kind in ('password', 'code', 'passkey', 'refresh_token',
  'sign_on_domain', 'sign_on_over', 'sign_on_stopped', 'sign_on_answer', 'sign_on_assurance', 'sign_on_account')) not valid;

-- What the provider said of who logged in, encrypted with the key of this database: at logging out it says whose session ends there.
alter table account_session add column sealed_id_token bytea;
