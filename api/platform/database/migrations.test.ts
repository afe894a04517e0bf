// A migration runs while servers of the version before still answer. So it takes from a large table nothing that they use, and no lock
// for as long as it is read (docs/decisions/0082).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foldedInto, foldedNames, migrationNames } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations')
const large =
  '(access_log|event|mail|notification|push_message|care_moment|care_moment_publication|care_moment_publication_reaction|client_report|message|visit|booking|invoice_line)'

const refusals: [why: string, statement: RegExp][] = [
  [
    'builds an index under a lock: create it concurrently, in a file of its own',
    new RegExp(`create (unique )?index (?!concurrently).*\\bon (only )?${large}\\b`),
  ],
  [
    'builds an index that stays behind half when it fails: say if not exists',
    /create (unique )?index concurrently (?!if not exists)/,
  ],
  [
    'asks what PostgreSQL refuses: a table in parts takes no index beside its writers, so find its rows by those it has',
    /create (unique )?index concurrently .*\bon (only )?(event|access_log)\b/,
  ],
  ['rewrites a table', new RegExp(`alter table (only )?${large}\\b.*\\b(type|set data type|set logged|set unlogged)\\b`)],
  [
    'reads a whole table under a lock: add it not valid, and validate it in a next file',
    new RegExp(`alter table (only )?${large}\\b.*\\badd (constraint|check|foreign key|unique|primary key)\\b(?!.*not valid)`),
  ],
  [
    'reads a whole table under a lock: add a check not valid first',
    new RegExp(`alter table (only )?${large}\\b.*\\bset not null\\b`),
  ],
  [
    'adds a column that the version before does not fill: give it a default, or let it be empty',
    /add (column )?(?!constraint|check|foreign|unique|primary)\w+ [^,;]*not null(?![^,;]*default)/,
  ],
  [
    'adds a column whose value is reckoned for every row',
    new RegExp(
      `alter table (only )?${large}\\b.*\\badd .*(generated always as|default (gen_random_uuid|clock_timestamp|random|uuidv7))`,
    ),
  ],
]
/** The previous version may still use it: it is removed one version later, in a file that says so. */
const takesAway = /\b(drop (table|column|view|function|type)|rename( column)?\b.*\bto)\b/
const saysSo = /^-- Contract: nothing since version \S+ uses it\./m

/** The statements of a file, on one line each, without comments. */
const statementsOf = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '$$$$')
    .toLowerCase()
    .split(';')
    .map(statement => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
/** Why this file must not run beside the previous version. */
const faultsIn = (text: string): string[] => {
  const statements = statementsOf(text)
  const faults = statements.flatMap(statement => refusals.filter(([, pattern]) => pattern.test(statement)).map(([why]) => why))
  if (statements.length > 1 && /concurrently/.test(text)) faults.push('has more than its index')
  if (statements.some(statement => takesAway.test(statement)) && !saysSo.test(text))
    faults.push('takes away what the version before uses')
  return faults
}

// Those into which were folded run on an empty database only.
const files = migrationNames.filter(name => name > foldedInto)
test('a new migration counts on from those that were folded', () => {
  expect(files.filter(name => name < foldedNames.at(-1)!)).toEqual([])
})
test('every migration lets the version before go on', () => {
  for (const name of files) expect(faultsIn(readFileSync(join(folder, name), 'utf8')), name).toEqual([])
})

test.each([
  ['create index on event (at);', 1],
  ['create index concurrently if not exists mail_at on mail (at);', 0],
  ['create index concurrently mail_at on mail (at);', 1],
  ['create index concurrently if not exists mail_at on mail (at); select 1;', 1],
  ['create index concurrently if not exists event_at on event (at);', 1],
  ['create index on care_type (name);', 0],
  ['alter table event add column trace text;', 0],
  ['alter table event add column trace text not null;', 1],
  [`alter table event add column trace text not null default '';`, 0],
  ['alter table access_log add column own uuid default gen_random_uuid();', 1],
  ['alter table event alter column at type text;', 1],
  ['alter table mail alter column subject set not null;', 1],
  ["alter table mail add constraint c check (subject <> '');", 1],
  ["alter table mail add constraint c check (subject <> '') not valid;", 0],
  ['alter table care_type drop column name;', 1],
  ['-- Contract: nothing since version 0.2.0 uses it.\nalter table care_type drop column name;', 0],
  ['alter table care_type rename name to title;', 1],
  ['create function f() returns int language sql as $$ select 1; drop table x $$;', 0],
])('of %j it says %i', (text, count) => {
  expect(faultsIn(text)).toHaveLength(count)
})
