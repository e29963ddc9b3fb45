import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { canCapture, capture, pictureIn } from './picture.ts'

/** A picture of the screen, for who wants to join one: taken here, or chosen from the files where that cannot be. */
export function PictureField({
  value,
  onChange,
}: {
  readonly value: string | null
  readonly onChange: (picture: string | null) => void
}) {
  const { tell } = useSettings()
  const [failed, setFailed] = useState(false)
  const size = value === null ? 0 : Math.round((value.length * 3) / 4000)
  const take = async () => {
    const dialog = document.querySelector('dialog[open]')
    // What the picture is to show lies behind this sheet.
    dialog?.classList.add('unseen')
    try {
      onChange(await capture())
    } catch {
      setFailed(true)
    } finally {
      dialog?.classList.remove('unseen')
    }
  }
  if (value === null && (failed || !canCapture()))
    return (
      <label className="rb-cb">
        {tell('problem.pictureFile')}
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file)
              pictureIn(file).then(onChange, () => {
                target.value = ''
              })
          }}
        />
      </label>
    )
  return (
    <label className="rb-cb">
      <input
        type="checkbox"
        checked={value !== null}
        onChange={({ target }) => (target.checked ? void take() : onChange(null))}
      />
      {tell('problem.picture')}
      {value !== null && <em>{tell('problem.size', { size })}</em>}
    </label>
  )
}
