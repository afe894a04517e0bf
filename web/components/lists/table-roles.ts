/**
 * The roles of a table's elements, said aloud: browsers drop them from what a narrow screen lays out in another way, such as a card
 * for each row.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
}
