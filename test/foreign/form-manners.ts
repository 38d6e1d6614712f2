/** How two servers write forms and answer them. Typed by hand, as template authors would; nothing of ours takes part. */

/** What became of a form that was sent. */
export interface Outcome {
  /** Why not; empty where it was taken. */
  error?: string
  /** What is wrong, by the name of its field. */
  fields?: Record<string, string>
  done?: string
}

export interface Town {
  id: number
  name: string
  code: string
}

/** A file as the server has it by now. */
export interface Held {
  key: string
  name: string
  size: number
  received: number
}

export interface Manner {
  name: string
  /** `Content-Type` of its answers. */
  type: string
  /** What comes before each answer in HTML. */
  before: string
  /** Status of a refusal. */
  refusedBy: number
  /** A form to write to the site. */
  contact(): string
  /** A long form: four steps, blocks, lines and parts that depend on fields, files. */
  dossier(): string
  /** What a form is answered. */
  said(outcome: Outcome): string
  /** The part of the form that depends on the country. */
  regions(country: string): string
  /** What a list of a template offers. */
  offered(choices: [value: string, label: string][]): string
  towns(found: Town[]): string
  file(held: Held): string
  files(held: Held[]): string
  /** What was asked about a file and is done. */
  fileDone(): string
  fileRefused(why: string): string
  rated(percentage: number, words: string, reason: string): string
  subscribed(isDone: boolean, words: string): string
}

const act = '../services/envoi.php'
const regionsOf: Record<string, string[]> = { FR: ['Bretagne', 'Alsace'], BE: ['Wallonie', 'Flandre'] }
const spip = (rule: object): string => `afficher_si(${JSON.stringify(rule)})`.replaceAll('"', '&quot;')

/** Old PHP: tables, Latin-1, a notice before each answer, what is wrong as a list of links, JSON with holes in its lists. */
export const tableau: Manner = {
  name: 'tableau',
  type: 'text/html; charset=iso-8859-1',
  before: '<br />\n<b>Notice</b>:  Undefined index: lang in <b>/var/www/lib.php</b> on line <b>41</b><br />\n',
  refusedBy: 200,

  contact: () => `<flx-form after="reset"><form method="post" action="${act}" name="contact">
    <input type="hidden" name="action" value="contact"><table>
    <tr><td><label for="n">Nom</label></td><td><input type="text" id="n" name="nom" value=""></td></tr>
    <tr><td><label for="c">Courriel</label></td><td><input type="text" id="c" name="email"></td></tr>
    <tr><td><label for="m">Message</label></td><td><textarea id="m" name="message"></textarea></td></tr></table>
    <input type="submit" name="ok" value="Envoyer"></form></flx-form>`,

  dossier:
    () => `<flx-form steps check><form method="post" action="${act}"><input type="hidden" name="action" value="dossier">
    <fieldset><legend>Vous</legend><table>
      <tr><td><label for="nom">Nom</label></td><td><input id="nom" name="nom"></td></tr>
      <tr><td><label for="email">Courriel</label></td><td><input id="email" name="email"></td></tr>
      <tr><td><label for="tel">Téléphone</label></td><td><flx-mask mask="phone"><input id="tel" name="tel"></flx-mask></td></tr>
      <tr><td><label for="pays">Pays</label></td><td><select id="pays" name="pays"><option value="">-<option value="FR">France<option value="BE">Belgique</select></td></tr>
      <tr><td colspan="2" data-flx-part="regions" data-flx-depends="pays"></td></tr></table></fieldset>
    <fieldset><legend>Enfants</legend><flx-repeat max="3" add-label="Un enfant de plus"><div data-flx-block><h3>Enfant 1</h3>
      <table><tr><td><label for="prenom_1">Prénom</label></td><td><input id="prenom_1" name="prenom_1"></td></tr>
      <tr><td><label for="ne_1">Né le</label></td><td><flx-date-field><input id="ne_1" name="ne_1"></flx-date-field></td></tr></table></div></flx-repeat></fieldset>
    <fieldset><legend>Séjour</legend><flx-date-field><p><label>Du <input name="debut"></label></p><p><label>Au <input name="fin"></label></p></flx-date-field>
      <flx-autocomplete classname="Ville" methode="chercher" area="shop" cibles="idville; code=cp"><label>Ville <input name="ville"></label></flx-autocomplete>
      <input type="hidden" name="idville"><p><label>Code <input name="cp"></label></p>
      <p><label>Transport <select name="transport"><option value="train">Train<option value="voiture">Voiture</select></label></p>
      <p data-afficher_si="${spip({ champ: 'transport', total: '', operateur: '==', valeur: 'voiture' })}"><label>Plaque <input name="plaque" required></label></p>
      <p><label>Gare <select name="gare" data-flx-contents="transport"><option value="">-</select></label></p></fieldset>
    <fieldset><legend>Pièces</legend><flx-upload multiple="2" exts="txt"><label>Pièces <input type="file" name="pieces[]" multiple></label></flx-upload>
      <flx-mask mask="euro"><label>Participation <input name="montant"></label></flx-mask></fieldset>
    <input type="submit" value="Envoyer le dossier"></form></flx-form>`,

  said({ error, fields = {}, done = '' }) {
    if (!error) return `<p class="alert alert-success">${done}</p>`
    const list = Object.entries(fields).map(([name, text]) => `<li><a href="#${name}">${text}</a></li>`)
    return `<div class="alert alert-danger"><b>${error}</b><ul>${list.join('')}</ul></div>`
  },
  regions: (country) =>
    `<label>Région <select name="region">${(regionsOf[country] ?? []).map((name) => `<option>${name}`).join('')}</select></label>`,
  offered: (choices) => choices.map(([value, label]) => `<option value="${value}">${label}`).join('\n'),
  towns: (found) =>
    JSON.stringify(
      Object.fromEntries(
        found.map(({ id, name, code }, at) => [at * 2 + 1, { nom: name, value: id, code: Number(code) }]),
      ),
    ),
  file: ({ key, name, size, received }) =>
    JSON.stringify({
      status: 'ok',
      fichier: { key, nom: name, taille: String(size), recu: String(received), url: null },
    }),
  files: (held) =>
    JSON.stringify({
      status: 'ok',
      fichiers: held.map(({ key, name, size, received }) => ({
        key,
        nom: name,
        taille: size,
        recu: received,
        url: '',
      })),
    }),
  fileDone: () => '{"status":"ok"}',
  fileRefused: (why) => `<p class="alert alert-danger">${why}</p>`,
  rated: (percentage, words, reason) =>
    JSON.stringify({ percentage: `${percentage} %`, result: words, raisons: reason ? [reason] : null }),
  subscribed: (isDone, words) => `<p class="alert ${isDone ? 'alert-success' : 'alert-danger'}">${words}</p>`,
}

/** JSON alone, by a framework of today: refusals by their status, reasons as lists, empty lists where nothing is wrong. */
export const donnees: Manner = {
  name: 'donnees',
  type: 'application/json',
  before: '',
  refusedBy: 422,

  contact:
    () => `<flx-form after="reset" class="row"><form method="post" action="${act}" class="col"><input type="hidden" name="action" value="contact">
    <div class="mb-3"><input class="form-control" name="nom" aria-label="Nom"></div>
    <div class="mb-3"><label class="form-label">Courriel <input class="form-control" type="email" name="email"></label></div>
    <div class="mb-3"><label class="form-label" for="msg">Message</label><textarea class="form-control" id="msg" name="message"></textarea></div>
    <div data-flx-message></div><button class="btn btn-primary">Envoyer</button></form></flx-form>`,

  dossier:
    () => `<flx-form steps check><form method="post" action="${act}"><input type="hidden" name="action" value="dossier">
    <section data-flx-step="vous"><h2>Vous</h2><div><label>Nom <input name="nom"></label></div><div><label>Courriel <input type="email" name="email"></label></div>
      <div><label>Téléphone <input name="tel" data-inputmask-mask="99 99 99 99 99"></label></div>
      <div><label>Pays <select name="pays"><option value="">Choisir</option><option value="FR">France</option><option value="BE">Belgique</option></select></label></div>
      <div data-flx-part="regions" data-flx-depends="pays"><label>Région <select name="region"><option value=""></option></select></label></div></section>
    <section data-flx-step="enfants"><h2>Enfants</h2><flx-repeat max="3" add-label="Un enfant de plus">
      <template><div data-flx-block><h3>Enfant __n__</h3><label>Prénom <input name="enfants.__n__.prenom"></label><label>Né le <input class="flexitdate" name="enfants.__n__.ne"></label></div></template></flx-repeat></section>
    <section data-flx-step="sejour"><h2>Séjour</h2><label>Du <input name="debut" class="datepicker"></label> <label>Au <input name="fin" class="datepicker"></label>
      <flx-autocomplete classname="Ville" methode="chercher" area="shop" cibles="id_result=idville; code=cp"><label>Ville <input name="ville"></label></flx-autocomplete>
      <input type="hidden" name="idville"><label>Code <input name="cp"></label>
      <label>Transport <select name="transport"><option value="train">Train</option><option value="voiture">Voiture</option></select></label>
      <div data-flx-if="transport = voiture"><label>Plaque <input name="plaque" required></label></div>
      <label>Gare <select name="gare" data-flx-contents="transport"><option value="">Choisir</option></select></label></section>
    <section data-flx-step="pieces"><h2>Pièces</h2><flx-upload multiple="0"><label>Pièces <input type="file" name="pieces[]" multiple></label></flx-upload>
      <label>Participation <input name="montant" data-flx-mask="euro"></label></section>
    <button>Envoyer le dossier</button></form></flx-form><flx-mask></flx-mask><flx-date-field></flx-date-field>`,

  said({ error, fields = {}, done = '' }) {
    if (!error) return JSON.stringify({ status: 'ok', message: done, errors: [] })
    return JSON.stringify({
      message: error,
      errors: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])),
    })
  },
  regions: (country) =>
    JSON.stringify({
      champs: {
        region: { options: (regionsOf[country] ?? []).map((name) => ({ value: name, label: name })), valeur: null },
      },
    }),
  offered: (choices) => JSON.stringify(choices.map(([value, label]) => ({ id_result: value, nom_result: label }))),
  towns: (found) => JSON.stringify(found.map(({ id, name, code }) => ({ id_result: id, nom_result: name, code }))),
  file: ({ key, name, size, received }) =>
    JSON.stringify({ status: 'ok', fichier: { key, nom: name, taille: size, recu: received, url: '' } }),
  files: (held) =>
    JSON.stringify({
      status: 'ok',
      fichiers: held.map(({ key, name, size, received }) => ({
        key,
        nom: name,
        taille: size,
        recu: received,
        url: '',
      })),
    }),
  fileDone: () => '{"status":"ok"}',
  fileRefused: (why) => JSON.stringify({ status: 'ko', error_msg: why }),
  rated: (percentage, words, reason) =>
    JSON.stringify({ percentage: String(percentage), result: words, raisons: reason ? [reason] : [] }),
  subscribed: (isDone, words) => JSON.stringify(isDone ? { valid: words } : { erreur: words }),
}
