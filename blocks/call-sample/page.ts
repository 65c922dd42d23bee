import { clock } from './clock.ts'

/** Plays recorded calls. The audio element does the work; this keeps the controls and the words in step with it. */

for (const player of document.querySelectorAll('[data-player]')) {
  const find = <Found extends Element>(selector: string) => player.querySelector(selector) as Found
  const audio = find<HTMLAudioElement>('audio')
  const play = find<HTMLButtonElement>('[aria-pressed]')
  const slider = find<HTMLInputElement>('[type=range]')
  const time = find('p b')
  const speed = find<HTMLButtonElement>('[data-speed]')
  const failure = find<HTMLElement>('[role=alert]')
  const lines = [...player.querySelectorAll<HTMLButtonElement>('[data-at]')]

  const show = () => {
    const at = audio.currentTime
    slider.value = String(at)
    slider.parentElement?.style.setProperty('--at', String(at / Number(slider.max)))
    time.textContent = clock(at)
    slider.ariaValueText = time.parentElement?.textContent ?? ''
    play.ariaPressed = String(!audio.paused)
    const current = audio.paused && at === 0 ? undefined : lines.findLast(({ dataset }) => Number(dataset.at) <= at)
    for (const line of lines) line.ariaCurrent = line === current ? 'true' : null
  }
  const start = () => {
    // A recording that failed is asked for again.
    if (audio.error) audio.load()
    // What can’t be played stays paused, and its words stay there to read.
    audio.play().catch(show)
  }

  audio.onerror = audio.onplaying = () => {
    failure.hidden = !audio.error
  }

  audio.ontimeupdate = audio.onplay = audio.onpause = audio.onseeking = show
  play.onclick = () => (audio.paused ? start() : audio.pause())
  slider.oninput = () => {
    audio.currentTime = Number(slider.value)
    show()
  }
  speed.onclick = () => {
    const rate = audio.playbackRate === 1.5 ? 1 : audio.playbackRate + 0.25
    audio.defaultPlaybackRate = audio.playbackRate = rate
    speed.lastElementChild?.replaceChildren(`${rate}×`)
  }
  for (const line of lines) {
    line.onclick = () => {
      audio.currentTime = Number(line.dataset.at)
      start()
    }
  }
}
