import { html, type Markup } from '../markup.ts'
import { plainCode } from '../parts/code.ts'

/** A token that the editor sets: `name` after `--flx-`. */
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

/** Sets tokens, shows them at once on elements that work, and gives the rule to copy. Without script it says so. */
export const themeEditor = (): Markup => html`<section class="guide-theme">
<h2 id="essayer">Essayer son thème</h2>
<p class="guide-theme__off">L’éditeur a besoin de JavaScript. Sans lui, écrivez vos réglages à la main : leur liste est plus bas.</p>
<div class="guide-theme__bench" data-guide-theme>
<form class="guide-theme__knobs" aria-label="Réglages">
${knobs.map(field)}
<p><label for="reglage-font">Police</label> <select id="reglage-font" data-guide-knob="font-family">
<option value="">Celle de la page</option>
<option value="Georgia, serif">Georgia</option>
<option value="system-ui, sans-serif">Celle du système</option>
<option value="ui-monospace, monospace">À chasse fixe</option>
</select></p>
<p><button type="reset">Revenir au départ</button></p>
</form>
<div class="guide-theme__show">
<div class="guide-theme__stage" data-guide-stage role="group" aria-label="Aperçu">
<p><span class="flx-button flx-button--primary" data-guide-sample>Ajouter au panier</span> <span class="flx-button">Continuer</span></p>
<flx-quantity><input type="number" name="quantite" value="2" min="1" max="9" aria-label="Quantité"></flx-quantity>
<flx-date-field><label>Jour de retrait <input name="jour"></label></flx-date-field>
<flx-autocomplete classname="Ville" methode="chercher"><label>Ville <input name="ville"></label></flx-autocomplete>
</div>
<p class="guide-theme__contrast" role="status" data-guide-contrast></p>
<h3 id="css-a-copier">Le CSS à copier</h3>
<p>Une couleur choisie ici vaut en clair et en sombre ; <code>light-dark(#194d66, #8cc9de)</code> en donne deux.</p>
${plainCode('Rien n’est réglé encore.', 'CSS à copier')}
</div>
</div>
</section>`
