import crop from 'icon:crop'
import photo from 'icon:photo'
import photoUp from 'icon:photo-up'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { base, upload } from '../ask.ts'
import { notify, useAnswer } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { Row } from '../ui/fields.tsx'
import { Popover } from '../ui/Popover.tsx'
import { CropSheet } from './CropSheet.tsx'

interface Props {
  readonly value: string
  readonly onChange: (src: string) => void
}

/** A picture of the folder `public`: dropped in, chosen from the disk, or one that is there. */
export function PictureInput({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isCropping, setCropping] = useState(false)
  const pictures = useAnswer('pictures', {})
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const kept = await upload(file).finally(() => setBusy(false))
    if ('src' in kept) onChange(kept.src)
    else notify(kept.refused, true)
  }
  return (
    <Drop
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer.files[0])
      }}
    >
      {/^\//.test(value) ? <img src={base + value} alt="" /> : <span>Drop a picture here</span>}
      <Row>
        <Button
          icon={photoUp}
          kind="plain"
          label={isBusy ? 'One moment …' : 'Upload'}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        />
        <Popover label="Pictures of this site" trigger={<Button icon={photo} kind="plain" label="Choose" />}>
          {(close) => (
            <Shelf>
              {(pictures ?? []).map((file) => (
                <button
                  key={file}
                  type="button"
                  title={file}
                  aria-label={file}
                  aria-pressed={file === value}
                  onClick={() => {
                    onChange(file)
                    close()
                  }}
                >
                  <img src={base + file} alt="" loading="lazy" />
                </button>
              ))}
            </Shelf>
          )}
        </Popover>
        {/\.(?:jpe?g|png|webp|avif)$/i.test(value) && (
          <Button icon={crop} kind="plain" label="Crop" onClick={() => setCropping(true)} />
        )}
        {isCropping && <CropSheet src={value} onClose={() => setCropping(false)} onChange={onChange} />}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
          aria-label="Upload a picture"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </Row>
    </Drop>
  )
}

const Drop = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.5rem;
  border: 1px dashed var(--edge);
  border-radius: 0.4375rem;
  color: var(--quiet);

  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  > img {
    max-width: 100%;
    max-height: 9rem;
    object-fit: contain;
    border-radius: 0.25rem;
    background: var(--desk);
  }
`

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.25rem;

  button {
    padding: 0.125rem;
    border: 2px solid transparent;
    border-radius: 0.375rem;
    background: var(--desk);
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: var(--accent);
  }
  img {
    display: block;
    width: 100%;
    height: 4.5rem;
    object-fit: contain;
  }
`
