import { type PointerEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { base, upload } from '../ask.ts'
import { notify } from '../store.ts'
import { Button } from '../ui/Button.tsx'
import { Choice, Hint, Label, Row, Stack } from '../ui/fields.tsx'
import { Sheet } from '../ui/Sheet.tsx'

const shapes = { 'As it is': 0, Square: 1, 'Wide, 16:9': 16 / 9, 'Wide, 3:2': 1.5, 'Upright, 4:5': 0.8 } as const
/** Pixels of the longer side. */
const sizes = [2400, 1600, 1200, 800, 400]

interface Props {
  readonly src: string
  readonly onClose: () => void
  readonly onChange: (src: string) => void
}

/** Cuts a picture and makes it smaller: a copy is kept beside it. */
export function CropSheet({ src, onClose, onChange }: Props) {
  const id = useId()
  const picture = useRef<HTMLImageElement>(null)
  const [full, setFull] = useState({ width: 0, height: 0 })
  const [shape, setShape] = useState<keyof typeof shapes>('As it is')
  const [cut, setCut] = useState({ size: 100, across: 50, down: 50 })
  const [longest, setLongest] = useState(sizes[0] ?? 0)
  const [isBusy, setBusy] = useState(false)
  const ratio = shapes[shape] || full.width / full.height || 1
  const width = (Math.min(full.width, full.height * ratio) * cut.size) / 100
  const height = width / ratio
  const left = ((full.width - width) * cut.across) / 100
  const top = ((full.height - height) * cut.down) / 100
  const share = (part: number, whole: number) => `${(part / (whole || 1)) * 100}%`
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  const [pixelsAcross, pixelsDown] = [Math.round(width * scale), Math.round(height * scale)]

  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    const shown = (picture.current?.clientWidth ?? 0) / full.width
    if (buttons === 0 || shown === 0) return
    const moved = (at: number, by: number, room: number) =>
      room < 1 ? at : Math.min(100, Math.max(0, at + (by / shown / room) * 100))
    const across = moved(cut.across, movementX, full.width - width)
    setCut({ ...cut, across, down: moved(cut.down, movementY, full.height - height) })
  }

  const save = async () => {
    const canvas = new OffscreenCanvas(pixelsAcross, pixelsDown)
    if (!picture.current) return
    canvas.getContext('2d')?.drawImage(picture.current, left, top, width, height, 0, 0, pixelsAcross, pixelsDown)
    setBusy(true)
    const type = /\.png$/i.test(src) ? 'image/png' : 'image/webp'
    const name = src.replace(/^.*\/|\.\w+$/g, '')
    const kept = await upload(new File([await canvas.convertToBlob({ type, quality: 0.92 })], `${name}-cut`))
    setBusy(false)
    if ('refused' in kept) return notify(kept.refused, true)
    onChange(kept.src)
    onClose()
  }

  return (
    <Sheet title="Crop the picture" onClose={onClose}>
      <Stack>
        <Stage>
          <img
            ref={picture}
            src={base + src}
            alt="The whole, with the part that stays"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setFull({ width: naturalWidth, height: naturalHeight })
            }
          />
          <div
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={drag}
            style={{
              left: share(left, full.width),
              top: share(top, full.height),
              width: share(width, full.width),
              height: share(height, full.height),
            }}
          />
        </Stage>
        <Grid>
          <Label htmlFor={`${id}shape`}>Shape</Label>
          <Choice
            id={`${id}shape`}
            value={shape}
            options={(Object.keys(shapes) as (keyof typeof shapes)[]).map((each) => [each, each])}
            onChange={setShape}
          />
          {(['size', 'across', 'down'] as const).map((key) => (
            <Slider
              key={key}
              label={{ size: 'How much', across: 'Across', down: 'Down' }[key]}
              min={key === 'size' ? 10 : 0}
              value={cut[key]}
              onChange={(value) => setCut({ ...cut, [key]: value })}
            />
          ))}
          <Label htmlFor={`${id}longest`}>At most</Label>
          <Choice
            id={`${id}longest`}
            value={longest}
            options={sizes.map((each) => [String(each), `${each} pixels`])}
            onChange={(size) => setLongest(Number(size))}
          />
        </Grid>
        <Hint role="status">
          {full.width === 0
            ? 'Loading the picture …'
            : `It will have ${pixelsAcross} × ${pixelsDown} pixels. The original stays.`}
        </Hint>
        <Row>
          <Button
            kind="strong"
            label={isBusy ? 'One moment …' : 'Crop'}
            disabled={isBusy || full.width === 0}
            onClick={() => void save()}
          />
          <Button label="Cancel" onClick={onClose} />
        </Row>
      </Stack>
    </Sheet>
  )
}

interface SliderProps {
  readonly label: string
  readonly min: number
  readonly value: number
  readonly onChange: (value: number) => void
}

function Slider({ label, min, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <>
      <Label htmlFor={id}>{label}</Label>
      <input id={id} type="range" min={min} value={value} onChange={({ target }) => onChange(Number(target.value))} />
    </>
  )
}

const Stage = styled.div`
  position: relative;
  width: fit-content;
  margin-inline: auto;
  overflow: hidden;
  touch-action: none;

  img {
    display: block;
    max-width: 100%;
    max-height: 40vh;
  }
  div {
    position: absolute;
    outline: 2px solid #fff;
    outline-offset: -2px;
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 60%);
    cursor: move;
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.375rem 1rem;

  input {
    accent-color: var(--accent);
  }
`
