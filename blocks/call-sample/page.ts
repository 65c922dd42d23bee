import { clock } from './clock.ts'

/** Plays recorded calls. The audio element does the work; this keeps the controls and the words in step with it. */

const find = <Found extends Element>(player: Element, selector: string) =>
  player.querySelector(selector) as Found

for (const player of document.querySelectorAll('[data-player]')) {
  const audio = find<HTMLAudioElement>(player, 'audio')
  const play = find<HTMLButtonElement>(player, '[aria-pressed]')
  const slider = find<HTMLInputElement>(player, '[type=range]')
  const time = find(player, 'time')
  const speed = find<HTMLSelectElement>(player, 'select')
  const lines = [...player.querySelectorAll<HTMLButtonElement>('[data-at]')]

  const show = () => {
    const at = audio.currentTime
    slider.value = String(at)
    slider.parentElement?.style.setProperty('--at', String(at / Number(slider.max)))
    time.textContent = clock(at)
    slider.setAttribute('aria-valuetext', time.parentElement?.textContent ?? '')
    play.setAttribute('aria-pressed', String(!audio.paused))
    const current =
      audio.paused && at === 0 ? undefined : lines.findLast(({ dataset }) => Number(dataset.at) <= at)
    for (const line of lines) line.ariaCurrent = line === current ? 'true' : null
  }
  const start = () => {
    // What can’t be played stays paused, and its words stay there to read.
    audio.play().catch(show)
  }

  audio.ontimeupdate = audio.onplay = audio.onpause = audio.onseeking = show
  play.onclick = () => (audio.paused ? start() : audio.pause())
  slider.oninput = () => {
    audio.currentTime = Number(slider.value)
    show()
  }
  speed.onchange = () => {
    audio.defaultPlaybackRate = audio.playbackRate = Number(speed.value)
  }
  for (const line of lines) {
    line.onclick = () => {
      audio.currentTime = Number(line.dataset.at)
      start()
    }
  }
}
