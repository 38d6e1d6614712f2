import { articleImage } from '../../server/media-address.ts'
import { html, type Markup } from '../markup.ts'
import { plainCode } from '../parts/code.ts'

/** A token that the editor sets; `name` comes after `--flx-`. */
type Knob = readonly [name: string, label: string, kind: 'color' | 'length', about?: { max: number; start: number }]

const knobs: Knob[] = [
  ['color-accent', 'Accent : boutons, choix, liens', 'color'],
  ['color-surface', 'Fond des blocs', 'color'],
  ['color-text', 'Texte', 'color'],
  ['color-danger', 'Erreur, suppression', 'color'],
  ['radius-md', 'Angles, en pixels', 'length', { max: 28, start: 8 }],
  ['control-height', 'Hauteur des boutons et des champs, en pixels', 'length', { max: 64, start: 44 }],
]

function field([name, label, kind, about]: Knob): Markup {
  const id = `reglage-${name}`
  const input =
    kind === 'color'
      ? html`<input id="${id}" type="color" value="#000000" data-guide-knob="${name}">`
      : html`<input id="${id}" type="number" min="${name === 'control-height' ? 24 : 0}" max="${about?.max}" value="${about?.start}" data-guide-knob="${name}">`
  return html`<p><label for="${id}">${label}</label> ${input}</p>`
}

/** Samples of what visitors see most, styled by tokens only; none of them sends a request. */
const samples = (
  isFirst: boolean,
): Markup => html`<p><span class="flx-button flx-button--primary"${isFirst && html` data-guide-sample`}>Ajouter au panier</span> <span class="flx-button">Continuer</span></p>
<div class="guide-theme__line"><img class="guide-theme__picture" src="${articleImage('bowl', 'ecume', 1, 240)}" width="48" height="48" alt=""><span><strong>Bol Kerguen</strong><br><small>Écume, en stock</small></span>
<flx-quantity><input type="number" name="quantite" value="2" min="1" max="9" aria-label="Quantité"></flx-quantity> <strong>29,80 €</strong></div>
<flx-date-field><label>Jour de retrait <input name="jour"></label></flx-date-field>
<flx-autocomplete classname="Ville" methode="chercher"><label>Ville <input name="ville"></label></flx-autocomplete>
<p class="guide-theme__alert">Saisissez une adresse e-mail.</p>
<div class="guide-theme__window"><strong>Vider le panier ?</strong><p>Les articles seront retirés.</p>
<p><span class="flx-button">Annuler</span> <span class="flx-button flx-button--primary">Vider</span></p></div>`

const stage = (scheme: string, label: string, isFirst = false): Markup =>
  html`<div class="guide-theme__stage" data-guide-stage="${label.toLowerCase()}" data-scheme="${scheme}" role="group" aria-label="Aperçu ${label.toLowerCase()}">
<p class="guide-theme__scheme">${label}</p>
${samples(isFirst)}
</div>`

/**
 * The theme editor: it sets tokens, shows them at once on working elements, and gives the rule to copy. Without script
 * a note replaces it.
 */
export const themeEditor = (): Markup => html`<section class="guide-theme">
<h2 id="essayer">Essayer un thème</h2>
<p class="guide-theme__off">L’éditeur a besoin de JavaScript. Vous pouvez aussi écrire les variables de la liste ci-dessous dans votre feuille de style.</p>
<div class="guide-theme__bench" data-guide-theme>
<form class="guide-theme__knobs" aria-label="Réglages">
${knobs.map(field)}
<p><label for="reglage-font">Police</label> <select id="reglage-font" data-guide-knob="font-family">
<option value="">Celle de la page</option>
<option value="Georgia, serif">Georgia</option>
<option value="system-ui, sans-serif">Celle du système</option>
<option value="ui-monospace, monospace">À chasse fixe</option>
</select></p>
<p><button type="reset">Rétablir les valeurs par défaut</button></p>
</form>
<div class="guide-theme__show">
<p class="guide-theme__contrast" role="status" data-guide-contrast></p>
<div class="guide-theme__stages">
${stage('light', 'Clair', true)}
${stage('dark', 'Sombre')}
</div>
<h3 id="css-a-copier">CSS à copier</h3>
<p>Une couleur choisie dans cet éditeur s’applique en mode clair et en mode sombre ; <code>light-dark(#194d66, #8cc9de)</code> en donne deux.
<a href="#essayer" data-guide-share>Lien vers ce thème</a></p>
${plainCode('/* Aucun réglage pour le moment. */', 'CSS à copier', 'css')}
</div>
</div>
</section>`
