import type { Row, Section } from '@tablee/board'
import { useLit } from './context.tsx'
import './section.css'

/** A part of the table in words. */
export function SectionTable({ section }: { readonly section: Section }) {
  const { columns, rows, note } = section
  return (
    <>
      <table className="words">
        {columns && (
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(row => (
            <WordsRow key={row.ref ?? row.cells.join(' ')} row={row} />
          ))}
        </tbody>
      </table>
      {note && <p className="words-note">{note}</p>}
    </>
  )
}

function WordsRow({ row }: { readonly row: Row }) {
  const lit = useLit()
  const [name, ...cells] = row.cells
  const classes = [row.party && `f-${row.party} of-party`, row.ref && lit.has(row.ref) && 'lit']
  return (
    <tr className={classes.filter(Boolean).join(' ')}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table keep their places
        <td key={index}>{cell}</td>
      ))}
    </tr>
  )
}
