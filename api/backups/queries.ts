// The figures that identify a backup: rows that are seldom removed, and the stored files that rows name.

/** The main tables with their names for people, and the column of every table that names stored files. */
export const counted = {
  tables: {
    account: 'accounts',
    client: 'cliënten',
    care_worker: 'zorgverleners',
    care_moment: 'opdrachten',
    care_moment_invoice: 'facturen',
    care_moment_invoice_line: 'factuurregels',
    event: 'gebeurtenissen',
  },
  fileColumn: 'storage_key',
}
