import { Calendar } from 'fullcalendar'
import dayGrid from 'fullcalendar/daygrid'
import classic from 'fullcalendar/themes/classic'

const calendar = new Calendar(document.getElementById('calendar'), {
  plugins: [dayGrid, classic],
  initialView: 'dayGridMonth',
  initialDate: '2026-01-15',
  firstDay: 1,
  async events({ start, end }) {
    const middle = new Date((start.valueOf() + end.valueOf()) / 2)
    const answer = await fetch(`/pages/content/days?year=${middle.getFullYear()}&month=${middle.getMonth() + 1}`)
    return answer.json()
  },
})
calendar.render()
globalThis.goOn = () => calendar.next()
