/** How two servers write what visitors publish on them. Typed by hand; nothing of ours takes part in it. */

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

export interface Hand {
  name: string
  type: string
  /** What comes before each answer. */
  before: string
  /** The list of a visitor's own, as its page has it. */
  page(ads: Ad[]): string
  /** The list alone. */
  list(ads: Ad[]): string
  /** The form of a new one, or of one that there is. */
  form(ad?: Ad): string
  /** The answer to an activation or a deletion. */
  acted(outcome: Outcome, ad?: Ad): string
  /** The answer to a form. */
  saved(outcome: Outcome): string
  /** The answer to who wants a permalink. */
  permalink(address: string, error?: string): string
}

const service = '../services/ajax/modules/modules/traitement.php'
const alert = (look: string, text: string, more = ''): string => `<div class="alert alert-${look}"${more}>${text}</div>`

const row = ({ id, title, isActive }: Ad): string => `<tr data-element_id="${id}"><td>${title}</td>
  <td><a class="bouton my_elements_activate ${isActive ? 'on' : 'off'}" href="${service}?id=${id}">${isActive ? 'En ligne' : 'Hors ligne'}</a></td>
  <td><a class="bouton my_elements_edit" href="modifier?id=${id}">Changer</a>
  <a class="bouton my_elements_delete" href="${service}?id=${id}&amp;jeter=1">Jeter</a></td></tr>`

/** An old template: a table, links known by their classes, answers in HTML after a notice of PHP. */
export const classes: Hand = {
  name: 'classes',
  type: 'text/html; charset=utf-8',
  before: '<br />\n<b>Notice</b>:  Undefined index: lang in <b>/var/www/lib.php</b> on line <b>41</b><br />\n',

  page: (ads) => `<flx-my-elements element-module-ident="petites">${classes.list(ads)}</flx-my-elements>`,
  list: (ads) =>
    `<p><a class="my_elements_new" href="deposer">Nouvelle</a></p><table><tr><th>Quoi</th><th>État</th><th></th></tr>${ads.map(row).join('')}</table>`,

  form: (ad) => `<flx-my-elements><flx-form><form method="post" action="../services/enregistrer.php">
    <input type="hidden" name="element_module_ident" value="petites">${ad ? `<input type="hidden" name="element_id" value="${ad.id}">` : ''}
    <table><tr><th><label for="t">Titre</label></th><td><input id="t" name="titre" value="${ad?.title ?? ''}" required></td></tr></table>
    <input type="submit" value="Garder">${
      ad
        ? '<input type="submit" class="my_elements_publish" value="Garder et publier"><input type="submit" class="my_elements_unpublish" value="Garder et retirer">'
        : ''
    }</form></flx-form></flx-my-elements>`,

  acted: ({ error }) => (error ? alert('danger', error) : alert('success', 'C’est fait.')),
  saved: ({ error, done = '', closes, field }) =>
    error
      ? alert('danger', `<ul><li data-flx-field="${field}">${error}</li></ul>`)
      : alert('success', done, closes ? ' data-flx-close' : ''),
  permalink: (address, error) =>
    error ? alert('danger', error) : alert('success', `Le voici : <a href="${address}">${address}</a>`),
}

const item = ({ id, title, isActive }: Ad): string => `<li><b>${title}</b>
  <form method="post" action="${service}"><input type="hidden" name="element_module_ident" value="petites"><input type="hidden" name="element_id" value="${id}">
  <button data-flx-action="my_elements_activate" class="${isActive ? 'on' : 'off'}">${isActive ? 'En ligne' : 'Hors ligne'}</button>
  <button name="action" value="my_elements_delete">Jeter</button></form>
  <a data-flx-action="my_elements_edit" href="modifier?id=${id}">Changer</a></li>`

/** Lists in a block that is fetched anew, forms with buttons, answers in JSON that say they are HTML, behind a mark. */
export const boutons: Hand = {
  name: 'boutons',
  type: 'text/html; charset=utf-8',
  before: '\uFEFF',

  page: (ads) => `<flx-my-elements></flx-my-elements><flx-fragment>${boutons.list(ads)}</flx-fragment>`,
  list: (ads) =>
    `<!-- {"url": "../services/liste.php"} --><p><a data-flx-action="my_elements_create" href="deposer">Nouvelle</a></p><ul>${ads.map(item).join('')}</ul>`,

  form: (ad) => `<flx-my-elements element-module-ident="petites"></flx-my-elements>
    <form id="f" method="post" action="../services/enregistrer.php" data-flx-action="my_elements_${ad ? 'edit' : 'create'}">
    ${ad ? `<input type="hidden" name="element_id" value="${ad.id}">` : ''}<p><label>Titre <input name="titre" value="${ad?.title ?? ''}"></label></p>
    <button>Garder</button>${ad ? '<button name="active" value="1">Garder et publier</button><button name="active" value="0">Garder et retirer</button>' : ''}</form>
    <flx-form for="#f"></flx-form>`,

  acted: ({ error }, ad) =>
    JSON.stringify({ result: error ? '0' : '1', class: ad?.isActive ? 'on' : 'off', msg: error ?? null }),
  saved: ({ error, done, closes, field }) =>
    JSON.stringify({
      status: error ? 'formerror' : 'ok',
      ...(error ? { error_txt: 'À revoir.', erreurs: [{ champ: field, message: error }] } : { message: done }),
      ...(closes ? { close: '1' } : {}),
    }),
  permalink: (address, error) => (error ? JSON.stringify({ error_msg: error }) : JSON.stringify(address)),
}
