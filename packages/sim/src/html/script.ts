/** Sorts a table by the column whose head is pressed, and opens everything for the printer. */
export const SCRIPT = `
for (const table of document.querySelectorAll('table.sortable')) {
  const heads = [...table.tHead.rows[0].cells];
  const keyOf = (row, i) => row.cells[i].dataset.sort ?? row.cells[i].textContent;
  const compare = (a, b) => (isNaN(a) || isNaN(b) ? String(a).localeCompare(b) : a - b);
  heads.forEach((head, i) => head.querySelector('button').addEventListener('click', () => {
    const down = head.getAttribute('aria-sort') !== 'descending' && head.classList.contains('number')
      || head.getAttribute('aria-sort') === 'ascending';
    for (const other of heads) other.setAttribute('aria-sort', 'none');
    head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    const rows = [...table.tBodies[0].rows];
    rows.sort((a, b) => compare(keyOf(a, i), keyOf(b, i)) * (down ? -1 : 1));
    table.tBodies[0].append(...rows);
  }));
}
addEventListener('beforeprint', () => document.querySelectorAll('details').forEach((d) => { d.open = true; }));
`;
