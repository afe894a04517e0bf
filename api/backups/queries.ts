// What a backup is known by: the rows that are never removed, and the stored files that rows name.

/** The main tables in the words of people, and the statement for the keys of all files. */
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
  fileKeys:
    'select storage_key from user_file union all select storage_key from client_export union all select storage_key from care_worker_export',
}
