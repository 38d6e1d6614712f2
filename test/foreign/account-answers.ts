/**
 * How a server writes what it has to say of an account: HTML, after a notice of PHP; what is wrong stands in a list. Typed
 * by hand; nothing of ours takes part in it.
 */

export interface Said {
  /** Why not; empty where it was done. */
  error?: string
  done?: string
  /** What is wrong, by field. */
  fields?: Record<string, string>
  /** A code is asked for: the transaction that it is for. */
  code?: string
  /** The token of a new account is asked for. */
  token?: boolean
  /** Number of a receipt. */
  receipt?: number
  /** What a browser makes a passkey by, or signs with one by. */
  options?: object
}

export interface Row {
  id: number
  title: string
  state: string
  amount: string
  /** Action that may be done with it, and its words. */
  action?: string
  words?: string
}

/** What comes before each answer. */
export const notice =
  '<br />\n<b>Notice</b>:  Undefined index: lang in <b>/var/www/lib.php</b> on line <b>41</b><br />\n'

const codeForm = (transaction: string): string =>
  `<div class="bloc"><p>Un code vient de partir.</p><form method="post">
  <input type="hidden" name="action" value="validercode"><input type="hidden" name="idtransaction" value="${transaction}">
  <label>Code <input name="code" maxlength="6"></label><button>Valider</button></form></div>`

export function say({ error, done, fields = {}, code, token, receipt, options }: Said): string {
  if (code) return codeForm(code)
  if (error) {
    const list = Object.entries(fields).map(([name, text]) => `<li data-flx-field="${name}">${text}</li>`)
    return `<div class="alert alert-danger"${token ? ' data-flx-confirmaccount="1"' : ''}><p>${error}</p>${list.length ? `<ul>${list.join('')}</ul>` : ''}</div>`
  }
  const at = receipt ? ` data-flx-receipt="${receipt}"` : ''
  const by = options ? ` data-flx-options="${JSON.stringify(options).replaceAll('"', '&quot;')}"` : ''
  return `<div class="alert alert-success"${at}${by}>${done ?? ''}${receipt ? ' <time datetime="2030-05-14T08:00:00Z">le 14 mai à 10 h</time>' : ''}</div>`
}

export const rowsOf = (rows: Row[]): string =>
  `<table class="mes-lignes"><tr><th>Quoi</th><th>État</th><th>Montant</th><th></th></tr>${rows
    .map(
      ({ id, title, state, amount, action, words }) =>
        `<tr><td>${title}</td><td>${state}</td><td>${amount} €</td><td>${action ? `<form method="post"><input type="hidden" name="action" value="${action}"><input type="hidden" name="idabo" value="${id}"><button>${words}</button></form>` : ''}</td></tr>`,
    )
    .join('')}</table>`

/** The account step of a cart: who is there, what is wrong. */
export function accountStep(
  who: { name: string; email: string; guest: boolean } | null,
  { error, fields = {} }: Said,
  action: string,
): string {
  const alert = (of: string) =>
    error && of === action
      ? `<p class="alert alert-danger" role="alert">${error} ${Object.values(fields).join(' ')}</p>`
      : ''
  const doors = `<form method="post">${alert('connexion')}<input type="hidden" name="action" value="connexion">
        <label>Courriel <input name="email" type="email"></label><label>Secret <input name="password" type="password"></label>
        <button data-flx-action="connexion">Entrer</button></form>
      <form method="post">${alert('sans_compte')}<input type="hidden" name="action" value="sans_compte">
        <label>Votre prénom <input name="prenom"></label><label>Votre nom <input name="nom"></label>
        <label>Votre e-mail <input name="email" type="email"></label><button data-flx-action="sans_compte">Sans compte</button></form>`
  return `<section data-flx-view="panier" data-flx-version="${Date.now()}" data-flx-count="1" data-flx-total-ttc="12,00 €">
      <p data-flx-line="1" data-flx-article="7">Bol : 12,00 €</p>
      ${who ? `<h2 data-flx-arrival tabindex="-1">Bienvenue ${who.name}${who.guest ? ', sans compte' : ''}</h2><p>${who.email}</p>` : doors}</section>`
}
