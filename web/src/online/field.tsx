import { type InputHTMLAttributes, useId } from 'react'

/** A field under its label, with a line that explains it. */
export function LabelledField({
  label,
  line,
  onText,
  ...input
}: {
  readonly label: string
  readonly line?: string
  readonly onText: (text: string) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'>) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="field"
        aria-describedby={line ? `${id}-line` : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      {line && <p id={`${id}-line`}>{line}</p>}
    </div>
  )
}
