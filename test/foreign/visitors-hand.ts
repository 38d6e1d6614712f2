/**
 * How an old template writes what visitors publish on its site: a table, links known by their classes, answers in HTML
 * after a notice of PHP. Typed by hand; nothing of ours takes part in it.
 */

export interface Ad {
  id: number
  title: string
  isActive: boolean
}

/** What became of what was asked. */
export interface Outcome {
  /** Why not; empty where it was done. */
  error?: string
  done?: string
  /** The pop-in is to close. */
  closes?: boolean
  /** The field that is wrong. */
  field?: string
}

const service = '../services/ajax/modules/modules/traitement.php'
const alert = (look: string, text: string, more = ''): string => `<div class="alert alert-${look}"${more}>${text}</div>`

const row = ({ id, title, isActive }: Ad): string => `<tr data-element_id="${id}"><td>${title}</td>
  <td><a class="bouton my_elements_activate ${isActive ? 'on' : 'off'}" href="${service}?id=${id}">${isActive ? 'En ligne' : 'Hors ligne'}</a></td>
  <td><a class="bouton my_elements_edit" href="modifier?id=${id}">Changer</a>
  <a class="bouton my_elements_delete" href="${service}?id=${id}&amp;jeter=1">Jeter</a></td></tr>`

/** What comes before each answer. */
export const notice =
  '<br />\n<b>Notice</b>:  Undefined index: lang in <b>/var/www/lib.php</b> on line <b>41</b><br />\n'

/** The list of a visitor's own, as its page has it. */
export const listOf = (ads: Ad[]): string =>
  `<flx-my-elements element-module-ident="petites"><p><a class="my_elements_new" href="deposer">Nouvelle</a></p><table><tr><th>Quoi</th><th>État</th><th></th></tr>${ads.map(row).join('')}</table></flx-my-elements>`

/** The form of a new one, or of one that there is. */
export const formOf = (
  ad?: Ad,
): string => `<flx-my-elements><flx-form><form method="post" action="../services/enregistrer.php">
    <input type="hidden" name="element_module_ident" value="petites">${ad ? `<input type="hidden" name="element_id" value="${ad.id}">` : ''}
    <table><tr><th><label for="t">Titre</label></th><td><input id="t" name="titre" value="${ad?.title ?? ''}" required></td></tr></table>
    <input type="submit" value="Garder">${
      ad
        ? '<input type="submit" class="my_elements_publish" value="Garder et publier"><input type="submit" class="my_elements_unpublish" value="Garder et retirer">'
        : ''
    }</form></flx-form></flx-my-elements>`

/** The answer to an activation or a deletion. */
export const acted = ({ error }: Outcome): string => (error ? alert('danger', error) : alert('success', 'C’est fait.'))

/** The answer to a form. */
export const saved = ({ error, done = '', closes, field }: Outcome): string =>
  error
    ? alert('danger', `<ul><li data-flx-field="${field}">${error}</li></ul>`)
    : alert('success', done, closes ? ' data-flx-close' : '')

/** The answer to who wants a permalink. */
export const permalink = (address: string, error: string): string =>
  error ? alert('danger', error) : alert('success', `Le voici : <a href="${address}">${address}</a>`)
