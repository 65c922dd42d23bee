/** The film: who says what, with start and end in seconds. Between the lines it is quiet. */
const ringing = { from: 0.6, to: 3.2 }
const lines = [
  { who: 'Agent', from: 3.8, to: 6.8, text: 'Good afternoon, thanks for calling! How can I help?' },
  {
    who: 'Caller',
    from: 7.4,
    to: 11.6,
    text: 'Hi, I need an appointment. Do you have anything tomorrow afternoon?',
  },
  { who: 'Agent', from: 12.2, to: 16.2, text: 'I’ve got 1 or 2:30 tomorrow. Which works better for you?' },
  { who: 'Caller', from: 16.8, to: 19, text: '2:30 is perfect.' },
  {
    who: 'Agent',
    from: 19.6,
    to: 24,
    text: 'You’re all set. I’m texting you now, and I’ll remind you 2 hours before.',
  },
  { who: 'Caller', from: 24.6, to: 26.4, text: 'Wow, that was quick. Thanks!' },
]
const endsAt = 28
const speakerColors = {
  Agent: ['#ff5ca8', '#9d84ff'],
  Caller: ['#5b8cff', '#2fd6d2'],
  nobody: ['#8f88ad', '#8f88ad'],
}
const skipSeconds = 5

const find = (id) => document.getElementById(id)
const player = find('player')
const canvas = find('film')
const toggle = find('toggle')
const position = find('position')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

let now = 0
let lastFrame = 0
let shownLine

const isUnderWay = () => !['poster', 'ended'].includes(player.dataset.state)
const isPlaying = () => player.dataset.state === 'playing'
const lineAt = (time) => lines.find(({ from, to }) => time >= from && time < to + 0.5)
const clock = (time) => `${Math.floor(time / 60)}:${String(Math.floor(time % 60)).padStart(2, '0')}`

/** How loud it is at a time, 0 to 1: a voice swells and fades at both ends of its line. */
function loudness(time) {
  const line = lines.find(({ from, to }) => time >= from && time < to)
  return line ? Math.min(1, (time - line.from) / 0.3, (line.to - time) / 0.3) : 0
}

/** A number between 0 and 1 that looks random and is always the same for the same place. */
function ripple(place) {
  return Math.abs(Math.sin(place * 1.7) * 0.5 + Math.sin(place * 4.3) * 0.3 + Math.sin(place * 0.6) * 0.2)
}

/** Whether the picture is the whole call: before and after the film, and for those who want no motion. */
const showsWholeCall = () => calm.matches || !isUnderWay()

/** Heights of the bars, 0 to 1: of the whole call or of the voice of the moment. */
function waveform(count) {
  return Array.from({ length: count }, (_, bar) => {
    const across = bar / (count - 1)
    if (showsWholeCall()) return 0.04 + loudness(across * endsAt) * (0.25 + ripple(bar) * 0.75)
    const hump = Math.sin(across * Math.PI) ** 1.5
    return (
      0.03 + hump * loudness(now) * (0.15 + ripple(bar * 0.9 + now * 3.1) * ripple(bar * 2.3 - now * 5.7 + 2) * 1.4)
    )
  })
}

function draw() {
  const width = canvas.clientWidth
  const height = canvas.clientHeight
  canvas.width = width * devicePixelRatio
  canvas.height = height * devicePixelRatio
  const pen = canvas.getContext('2d')
  pen.scale(devicePixelRatio, devicePixelRatio)
  const middle = height * 0.55
  if (!isUnderWay()) pen.globalAlpha = 0.28
  else if (now < ringing.to && now > ringing.from) drawRings(pen, width / 2, middle, height)
  drawBars(pen, width, middle, height)
}

function drawRings(pen, x, y, height) {
  pen.strokeStyle = '#b3a4ff'
  pen.lineWidth = Math.max(1.5, height / 160)
  for (const delay of [0, 0.33, 0.66]) {
    const grown = calm.matches ? delay + 0.2 : (now - ringing.from + delay) % 1
    pen.globalAlpha = 1 - grown
    pen.beginPath()
    pen.arc(x, y, height * (0.08 + grown * 0.34), 0, Math.PI * 2)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

function drawBars(pen, width, middle, height) {
  const inset = width * 0.08
  const bars = waveform(Math.max(32, Math.min(96, Math.round(width / 12))))
  const step = (width - inset * 2) / (bars.length - 1)
  const colors = pen.createLinearGradient(inset, 0, width - inset, 0)
  const speaker = showsWholeCall() ? 'Agent' : (lineAt(now)?.who ?? 'nobody')
  speakerColors[speaker].forEach((color, stop) => {
    colors.addColorStop(stop, color)
  })
  pen.strokeStyle = colors
  pen.lineWidth = step * 0.5
  pen.lineCap = 'round'
  const strength = pen.globalAlpha
  bars.forEach((size, bar) => {
    const x = inset + bar * step
    const half = Math.min(size, 1) * height * 0.34
    if (calm.matches && isUnderWay() && bar / bars.length > now / endsAt) pen.globalAlpha = strength * 0.35
    pen.beginPath()
    pen.moveTo(x, middle - half)
    pen.lineTo(x, middle + half)
    pen.stroke()
  })
}

function showCaption() {
  const line = lineAt(now) ?? (now >= ringing.from && now < ringing.to ? ringing : undefined)
  const words = find('words')
  if (line !== shownLine) {
    shownLine = line
    find('who').textContent = line === ringing ? 'Incoming call' : (line?.who ?? '')
    find('who').style.setProperty('--speaker', speakerColors[line?.who]?.[1] ?? '')
    words.replaceChildren(
      ...(line?.text ?? '').split(' ').flatMap((word) => {
        const span = document.createElement('span')
        span.textContent = word
        return [span, ' ']
      }),
    )
  }
  if (!line) return
  const spoken = (now - line.from) / (line.to - line.from - 0.4)
  Array.from(words.children).forEach((word, index, { length }) => {
    word.toggleAttribute('data-spoken', calm.matches || index / length <= spoken)
  })
}

function show() {
  draw()
  showCaption()
  position.value = now
  position.style.setProperty('--played', `${(now / endsAt) * 100}%`)
  position.setAttribute('aria-valuetext', `${clock(now)} of ${clock(endsAt)}`)
  find('time').textContent = `${clock(now)} / ${clock(endsAt)}`
}

function setState(state) {
  player.dataset.state = state
  toggle.setAttribute('aria-label', { playing: 'Pause', ended: 'Play again' }[state] ?? 'Play')
  show()
}

function play() {
  if (player.dataset.state === 'ended') now = 0
  lastFrame = performance.now()
  setState('playing')
  requestAnimationFrame(advance)
}

function advance(time) {
  if (!isPlaying()) return
  // A hidden tab gets no frames; the film waits for it instead of jumping ahead.
  now = Math.min(endsAt, now + Math.min(0.25, Math.max(0, time - lastFrame) / 1000))
  lastFrame = time
  if (now === endsAt) {
    setState('ended')
    return
  }
  show()
  requestAnimationFrame(advance)
}

function playOrPause() {
  if (isPlaying()) setState('paused')
  else play()
}

function seek(time) {
  now = Math.max(0, Math.min(endsAt, time))
  if (now === endsAt) setState('ended')
  else if (isPlaying()) show()
  else setState('paused')
}

function toggleFullscreen() {
  if (document.fullscreenElement) document.exitFullscreen()
  else player.requestFullscreen()
}

toggle.addEventListener('click', playOrPause)
find('stage').addEventListener('click', playOrPause)
position.addEventListener('input', () => seek(position.valueAsNumber))

if (document.fullscreenEnabled) {
  find('fullscreen').hidden = false
  find('fullscreen').addEventListener('click', toggleFullscreen)
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { key, target } = event
  const skip = { ArrowLeft: -skipSeconds, ArrowRight: skipSeconds }[key]
  if (key === 'k' || (key === ' ' && !(target instanceof HTMLButtonElement))) playOrPause()
  else if (key === 'f' && document.fullscreenEnabled) toggleFullscreen()
  else if (skip && target !== position) seek(now + skip)
  else return
  event.preventDefault()
})

find('transcript').replaceChildren(
  ...lines.map(({ who, text }) => {
    const item = document.createElement('li')
    item.textContent = `${who}: ${text}`
    return item
  }),
)
position.max = endsAt
new ResizeObserver(draw).observe(canvas)
calm.addEventListener('change', show)
show()
