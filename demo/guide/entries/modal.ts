import type { Entry } from '../entry.ts'

export const modalEntry: Entry = {
  tag: 'flx-modal',
  title: 'Boîte de dialogue',
  family: 'overlays',
  facts: [
    'Une seule est ouverte à la fois : une deuxième est refusée, la première ne bouge pas.',
    'Elle se ferme par ses boutons, par le lien du haut, ou toute seule après le délai que vous dites.',
    'Le clavier y entre, y reste et revient où il était ; la page derrière ne défile pas.',
    'Vide, elle refuse de s’ouvrir et le dit dans la console.',
    'Sous 768 px de large, elle prend toute la place disponible.',
  ],
  withoutScript:
    'Le contenu de la boîte reste caché, comme avec `<dialog>`. Pour qu’il serve aussi sans script, faites du bouton un lien vers une page qui porte le même texte : `data-flx-show` l’emporte dès que le script est là.',
  live: `
    <button type="button" data-flx-show="tailles">Guide des tailles</button>
    <flx-modal id="tailles" label="Guide des tailles" close-top>
      <p>Posez le pied à plat, mesurez du talon à l’orteil le plus long.</p>
      <ul>
        <li>24 cm : taille 38</li>
        <li>24,7 cm : taille 39</li>
        <li>25,3 cm : taille 40</li>
      </ul>
    </flx-modal>`,
  calls: [
    { method: 'show', label: 'Ouvrir' },
    { method: 'hide', label: 'Fermer' },
  ],
  keys: [
    ['Échap', 'Ferme la boîte, quand elle a une issue.'],
    ['Tab', 'Passe d’une commande à l’autre, sans sortir de la boîte.'],
    ['Entrée', 'Actionne le bouton qui a le focus.'],
  ],
  functions: [
    {
      signature: 'flx.alert(contenu)',
      run: 'alert',
      description: 'Dit quelque chose, avec un seul bouton « OK ». La promesse est tenue à la fermeture.',
      example: `await flx.alert('Votre commande est partie.')`,
    },
    {
      signature: 'flx.confirm(question)',
      run: 'confirm',
      description:
        'Pose une question, avec « Non » et « Oui ». La promesse vaut `true` pour oui, `false` pour tout le reste.',
      example: `
        if (await flx.confirm({ title: 'Panier', content: 'Vider le panier ?', oui: 'Vider', non: 'Garder' })) {
          // Le visiteur a dit oui.
        }`,
    },
    {
      signature: 'flx.modal(options)',
      run: 'modal',
      description:
        'Ouvre une boîte faite d’options. Un texte est nettoyé avant d’être montré ; `{ html }` est pris tel quel, scripts compris ; un nœud de la page y vient, puis retourne à sa place.',
      example: `
        flx.modal({
          title: 'Quel emballage ?',
          content: 'Le papier de soie est offert ; la boîte en bois coûte 6 €.',
          buttons: [
            { titre: 'Annuler', secondaire: true, position: 'g', autoclose: true },
            { titre: 'Papier de soie', important: true, autoclose: true, action: () => choisir('papier') },
          ],
        })`,
    },
  ],
}
