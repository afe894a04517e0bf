// The migrations from before 0.1.0, 101 files, and which ones they were folded into: a database that has them all has the schema of
// those (docs/decisions/0144).

/** The last of the files into which they were folded. */
export const foldedInto = '0013-forgetting.sql'

/** By name, in the order in which they were applied. */
export const foldedNames: readonly string[] = `
  0001-platform 0002-people 0003-care-moments 0004-invoices 0005-reference 0006-postcodes 0007-around-the-job 0008-rate-given
  0009-location-phone 0010-history 0011-accounts 0012-passkeys 0013-clients 0014-client-care 0015-care-workers
  0016-reviews-and-proposals 0017-money 0018-notifications 0019-series 0020-vat-and-payouts 0021-append-only 0022-growth
  0023-users-and-notes 0024-editable-reference-data 0025-messages 0026-as-published 0027-hours-and-money 0028-road
  0029-idempotency-keys 0030-surviving-jobs 0032-names-in-order 0033-reasons-by-side 0034-who-reviewed
  0035-languages-and-office 0037-reading-reports 0038-proposals-and-payouts 0039-conversations 0040-push 0043-favorites
  0044-asking-by-name 0045-widening 0047-live 0048-second-choice 0049-saved-views 0051-figures 0053-publication-version
  0054-family 0055-home-not-known 0056-calls 0060-exclude-reason 0061-mail-texts 0062-import-columns 0063-holidays
  0064-few-of-one-kind 0065-job-outcome 0066-retention-terms 0067-months-announced 0068-months 0069-months-settled
  0070-care-worker-exports 0071-mail-by-age 0072-forgetting 0073-old-books 0074-job-not-set-up 0075-events-of-a-subject
  0076-rosters 0077-years-page-by-page 0078-old-rosters 0079-every-salary-scale 0080-care-requests
  0081-an-answer-to-a-violation 0082-features 0083-countries-of-addresses 0084-arrival 0085-relatives-who-log-in
  0086-promises-about-data 0087-agreements 0092-no-features-in-an-account 0093-payments-left-out 0095-lines-say-which-shift
  0096-found-as-people-type 0097-titles-as-people-type 0098-one-form-of-a-telephone-number 0102-references-of-the-buyer
  0103-several-roles-under-one-login 0105-two-files-joined 0107-payments-in-parts 0108-references-of-an-assignment
  0109-whom-it-was-about 0111-forgotten-by-what-is-final 0113-a-device-of-ones-own 0114-the-key-in-the-database
  0115-moments-by-order-number 0116-lines-by-order-number 0122-an-address-that-moves 0124-names-as-they-are-read
  0128-searched-by-what-is-folded 0129-messages-about-a-proposal 0130-messages-by-proposal 0134-one-name-of-a-person
  0139-shifts-in-two-parts
`
  .trim()
  .split(/\s+/)
  .map(name => `${name}.sql`)
