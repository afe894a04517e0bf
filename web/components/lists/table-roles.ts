/**
 * The roles of a table's elements, stated explicitly: browsers drop them when the layout changes, such as to a card for each row
 * on a narrow screen.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
}
