import type { Entry } from '../entry.ts'

export const modalEntry: Entry = {
  tag: 'flx-modal',
  title: 'Fenêtre de dialogue',
  family: 'overlays',
  facts: [
    'Une seule fenêtre est ouverte à la fois : la demande suivante est refusée. Le message d’une alerte s’affiche alors dans une notification.',
    'Un son ou une vidéo de la fenêtre s’arrête à la fermeture. À l’impression, tout son contenu est imprimé.',
    'Elle se ferme par ses boutons, par le lien du haut, ou seule après le délai choisi.',
    'Le clavier reste dans la fenêtre, puis revient à sa position. La page derrière ne défile pas.',
    'Sans contenu, elle ne s’ouvre pas et un avertissement paraît dans la console.',
    'Sur un réseau lent, un titre (`label`) et un contenu suffisent pour ouvrir la fenêtre avant l’arrivée de son code.',
    'Sous 768 px de large, elle occupe toute la place disponible.',
  ],
  withoutScript:
    'Le contenu reste masqué, comme avec `<dialog>`. Pour l’afficher sans JavaScript, faites du bouton un lien vers une page qui contient le même texte : `data-flx-show` remplace ce lien dès que le script est chargé.',
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
    ['Échap', 'Ferme la fenêtre si elle peut être fermée.'],
    ['Tab', 'Passe d’un contrôle à l’autre, sans sortir de la fenêtre.'],
    ['Entrée', 'Active le bouton qui a le focus.'],
  ],
  functions: [
    {
      signature: 'flx.alert(contenu)',
      run: 'alert',
      description: 'Affiche un message avec un bouton « OK ». La promesse est résolue à la fermeture.',
      example: `await flx.alert('Votre commande est partie.')`,
    },
    {
      signature: 'flx.confirm(question)',
      run: 'confirm',
      description:
        'Pose une question, avec « Non » et « Oui ». La promesse vaut `true` pour « Oui », et `false` dans tous les autres cas.',
      example: `
        if (await flx.confirm({ title: 'Panier', content: 'Vider le panier ?', oui: 'Vider', non: 'Garder' })) {
          // Le visiteur a choisi « Vider ».
        }`,
    },
    {
      signature: 'flx.modal(options)',
      run: 'modal',
      description:
        'Ouvre une fenêtre à partir d’options. Un texte est nettoyé avant l’affichage ; `{ html }` est utilisé tel quel, scripts compris ; un nœud de la page, même masqué, y est déplacé, puis remis à sa place.',
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
