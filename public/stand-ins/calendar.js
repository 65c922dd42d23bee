// The style sheet, which has arrived by now, shows it already; checkers would take its content for hidden.
document.body.hidden = false

const weekdaysOffered = 10
const firstSlot = 9 * 60
const lastSlot = 16 * 60 + 30
const slotMinutes = 30

const find = (id) => document.getElementById(id)
const views = ['choose', 'details', 'confirmed'].map(find)
const appointment = { day: undefined, slot: undefined }

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The moment of a slot, given in minutes after midnight, on a day. */
function momentOf(day, slot) {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, slot)
}

/** Two weeks of weekdays from today on, as dates at midnight. */
function comingWeekdays() {
  const today = new Date()
  const days = []
  for (let ahead = 0; days.length < weekdaysOffered; ahead += 1) {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead)
    if (day.getDay() % 6 !== 0) days.push(day)
  }
  return days
}

/** The slots of a day with whether each can still be had. A few are always taken, the same at every visit. */
function slotsOf(day) {
  const slots = []
  for (let slot = firstSlot; slot <= lastSlot; slot += slotMinutes) {
    const isTaken = (day.getDate() * 7 + slot / slotMinutes) % 5 === 0
    slots.push({ slot, isFree: !isTaken && momentOf(day, slot) > new Date() })
  }
  return slots
}

function createOption({ group, label, text, isFree, isChecked, onChoose }) {
  const option = document.createElement('label')
  const input = document.createElement('input')
  const face = document.createElement('span')
  option.className = 'option'
  input.type = 'radio'
  input.name = group
  input.disabled = !isFree
  input.checked = isChecked
  input.setAttribute('aria-label', label)
  input.addEventListener('change', onChoose)
  face.textContent = text
  option.append(input, face)
  return option
}

function showDays() {
  const days = comingWeekdays()
  const isOpen = (day) => slotsOf(day).some(({ isFree }) => isFree)
  appointment.day = days.find(isOpen)
  find('months').textContent = monthFormat.formatRange(days[0], days.at(-1))
  find('days').replaceChildren(
    ...days.map((day) =>
      createOption({
        group: 'day',
        label: dayFormat.format(day),
        text: day.getDate(),
        isFree: isOpen(day),
        isChecked: day === appointment.day,
        onChoose: () => {
          appointment.day = day
          showTimes()
        },
      }),
    ),
  )
  find('days').firstElementChild.style.gridColumnStart = days[0].getDay()
}

function showTimes() {
  const { day } = appointment
  choose(undefined)
  find('day-name').textContent = dayFormat.format(day)
  find('times').replaceChildren(
    ...slotsOf(day).map(({ slot, isFree }) => {
      const text = timeFormat.format(momentOf(day, slot))
      return createOption({
        group: 'time',
        label: isFree ? text : `${text}, taken`,
        text,
        isFree,
        isChecked: false,
        onChoose: () => {
          choose(slot)
        },
      })
    }),
  )
}

/** Takes a slot of the chosen day, or none. */
function choose(slot) {
  const { day } = appointment
  appointment.slot = slot
  find('continue').disabled = slot === undefined
  const text = slot === undefined ? '' : `${dayFormat.format(day)} at ${timeFormat.format(momentOf(day, slot))}`
  for (const place of document.querySelectorAll('[data-appointment]')) place.textContent = text
}

function showView(id) {
  for (const view of views) view.hidden = view.id !== id
  scrollTo(0, 0)
  enter(find(id))
  if (parent !== window) parent.postMessage({ type: 'stand-in:step' }, location.origin)
}

find('choose').addEventListener('submit', (event) => {
  event.preventDefault()
  showView('details')
})

find('details').addEventListener('submit', (event) => {
  event.preventDefault()
  find('booked-name').textContent = find('name').value
  find('booked-email').textContent = find('email').value
  showView('confirmed')
})

find('back').addEventListener('click', () => showView('choose'))

find('again').addEventListener('click', () => {
  showDays()
  showTimes()
  showView('choose')
})

find('zone').textContent = `: ${Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')}`
showDays()
showTimes()
