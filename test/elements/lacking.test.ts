import { expect, fixture } from '@open-wc/testing'
import type { FlxElement } from '../../src/core/element/react-element.ts'
import { warningsOf } from '../support/console.ts'
import { importElement } from '../support/samples.ts'

const form = 'attend un formulaire <form>.'

/** What an author left out, and what the console says of it after the element's name. */
const cases: [requirement: string, markup: string, said: string][] = [
  ['', '<flx-login></flx-login>', `<flx-login> : ${form}`],
  ['', '<flx-passkey></flx-passkey>', `<flx-passkey> : ${form}`],
  ['LAW-04', '<flx-withdrawal></flx-withdrawal>', `<flx-withdrawal> : ${form}`],
  ['LAW-07', '<flx-contract-end></flx-contract-end>', `<flx-contract-end> : ${form}`],
  ['NEWS-02', '<flx-newsletter></flx-newsletter>', `<flx-newsletter> : ${form}`],
  ['PWCHG-01', '<flx-password-change></flx-password-change>', `<flx-password-change> : ${form}`],
  ['SIGNUP-01', '<flx-signup></flx-signup>', `<flx-signup> : ${form}`],
  [
    '',
    '<flx-two-factor><form></form></flx-two-factor>',
    '<flx-two-factor> : attend un formulaire <form> avec un champ « code ».',
  ],
  ['PERMA-01', '<flx-permalink></flx-permalink>', '<flx-permalink> : attend un formulaire <form>, ou un bouton.'],
  [
    'FORM-10',
    '<flx-form for="#nulle-part"><p>Rien</p></flx-form>',
    '<flx-form for="#nulle-part"> ne trouve pas de formulaire (dedans, ou par for) : il ne fait rien.',
  ],
  ['', '<flx-date-field><p>Rien</p></flx-date-field>', '<flx-date-field> attend un champ de date.'],
  [
    '',
    '<flx-quantity id="vide"><input type="text"></flx-quantity>',
    '<flx-quantity id="vide"> : attend un champ <input type="number">.',
  ],
  [
    'PWD-01',
    '<flx-password-strength for="#absent"></flx-password-strength>',
    '<flx-password-strength for="#absent"> : aucun champ ne répond à « #absent ».',
  ],
  [
    'PWD-01',
    '<flx-password-strength><input></flx-password-strength>',
    '<flx-password-strength> : attend un champ <input type="password">.',
  ],
  [
    'AUTO-06',
    '<flx-autocomplete classname="Ville"><input value="a"></flx-autocomplete>',
    '<flx-autocomplete classname="Ville"> attend methode ; le champ reste un champ ordinaire.',
  ],
  [
    '',
    '<flx-list id="vide"><p>Rien</p></flx-list>',
    '<flx-list id="vide"> n’a pas d’élément data-flx-items autour de ses articles.',
  ],
  ['', '<flx-toggle id="vide"><p>Rien</p></flx-toggle>', '<flx-toggle id="vide"> ne contient pas de bouton.'],
  ['', '<flx-toggle><button type="button">Seul</button></flx-toggle>', '<flx-toggle> n’a rien à ouvrir.'],
  ['', '<flx-account><nav><a href="#a">A</a></nav></flx-account>', 'data-flx-panel'],
  [
    '',
    '<flx-lightbox images></flx-lightbox>',
    '<flx-lightbox images=""> : images demande for, le sélecteur de ce qui entoure les images.',
  ],
  [
    '',
    '<flx-map-picker name-form="absent" name-lat="a" name-lng="b"></flx-map-picker>',
    'attend un formulaire « absent » et ses champs « a » et « b »',
  ],
  ['CAL-06', '<flx-agenda module="a"></flx-agenda>', '<flx-agenda module="a"> attend url'],
  [
    'CAL-06',
    '<flx-agenda url="/a" container="#nulle-part"></flx-agenda>',
    'aucun élément de la page n’est « #nulle-part »',
  ],
  ['CAL-06', '<flx-calendar><p></p></flx-calendar>', '<flx-calendar> attend url'],
]

describe('an element that lacks something', () => {
  for (const [requirement, markup, expected] of cases) {
    it(`${requirement} says so in the console: ${markup}`.trim(), async () => {
      await importElement(/flx-[a-z-]+/.exec(markup)?.[0] ?? '')
      const said = await warningsOf(async () => (await fixture<FlxElement>(markup)).ready)
      expect(said).to.have.length(1)
      expect(said[0]).to.contain(expected)
    })
  }
})
