import type { Entry } from '../entry.ts'

export const popupEntry: Entry = {
  tag: 'flx-popup',
  title: 'Contenu dans une fenêtre',
  family: 'overlays',
  facts: [
    'Les liens de classe `squeezebox` s’ouvrent dans une fenêtre, avec les options de leur `rel`. Aucun code de ce `rel` n’est exécuté : `onClose: function () { … }` est ignoré avec un avertissement dans la console ; `onClose: maFonction` appelle la fonction déclarée sous ce nom par `flx.configure({ functions: { maFonction } })`.',
    'Sous 768 px de large, elle occupe tout l’écran.',
    'Deux contenus ont un nom, le choix d’une réservation et les coordonnées sur une carte : `preset="coordinates" data-name-form="fiche" data-name-lat="lat" data-name-lng="lng"`, ou `flx.popup({ preset: "coordinates", params: { name_form: "fiche", name_lat: "lat", name_lng: "lng" } })`. La page affichée remplit les champs de ce formulaire ; un champ absent est signalé dans la console.',
    'Un lien vers `#id` affiche cette partie de la page, même masquée jusque-là.',
    'Un seul appel envoie des données et affiche la réponse : `flx.popup({ href, data })`.',
    'Une page avec des modifications non enregistrées peut demander confirmation avant la fermeture.',
  ],
  withoutScript: 'Chaque lien ouvre sa page.',
  live: `<flx-popup></flx-popup>
<p><a class="squeezebox" href="/page/livraison">La livraison, au-dessus de la page</a></p>

<form name="fiche">
  <label>Latitude <input name="lat"></label>
  <label>Longitude <input name="lng"></label>
  <button type="button" data-flx-show="point">Choisir un point</button>
</form>
<flx-popup id="point" preset="coordinates" label="Choisir un point" size-x="600" size-y="520"
  data-name-form="fiche" data-name-lat="lat" data-name-lng="lng"></flx-popup>`,
  fixed: ['for', 'open', 'href'],
  keys: [['Échap', 'Ferme la fenêtre, sauf avec `no-esc-key`.']],
}
