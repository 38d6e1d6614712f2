/** Days and hours to book, as a template of somebody else's draws them. Typed by hand; nothing of ours takes part in it. */

interface Day {
  date: string
  creneaux: { idcreneau: string; heure: string; heure_fin: string; complet: boolean }[]
  jours: { date: string; places: number }[]
  retenue: { idligne: string; expire_dans: number } | null
}

const dayName = (date: string): string => `le ${date.slice(8)}/${date.slice(5, 7)}`

/**
 * @param fields - What the form sends besides the hour.
 * @param done - What is said of what was asked last.
 */
export function drawWholeDays(day: Day, fields: Record<string, string>, done = ''): string {
  const { date, creneaux, jours, retenue } = day
  const days = jours.map(
    (each) =>
      `<li><a href="?date=${each.date}" data-flx-action="creneaux" data-flx-value="${each.date}"${each.date === date ? ' aria-current="date"' : ''}>${dayName(each.date)}</a> (${each.places})</li>`,
  )
  const hours = creneaux.map(
    ({ idcreneau, heure, heure_fin, complet }) =>
      `<p><input type="radio" name="idvalue" id="h${idcreneau}" value="${date}|${heure}-${heure_fin}|${idcreneau}"${complet ? ' disabled' : ''}>
       <label for="h${idcreneau}">${heure} à ${heure_fin}</label></p>`,
  )
  const hidden = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  return `<div class="cadre"><h3>Vos places</h3>${done && `<p class="alert alert-success">${done}</p>`}
    <div data-flx-view data-flx-date="${date}"${retenue ? ` data-flx-held="${retenue.idligne}" data-flx-expires="${retenue.expire_dans}"` : ''}>
      ${retenue ? '<p>Une place vous est gardée.</p>' : ''}<ul>${days.join('')}</ul>
      <form method="post" action="/atelier.php">${hidden.join('')}${hours.join('')}
        <button data-flx-action="${fields['action'] ?? 'reservation'}">Réserver ce créneau</button></form></div></div>`
}
