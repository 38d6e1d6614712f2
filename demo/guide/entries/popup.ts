import type { Entry } from '../entry.ts'

export const popupEntry: Entry = {
  tag: 'flx-popup',
  title: 'Page ou vidéo au-dessus de la page',
  family: 'overlays',
  facts: [
    'Les liens qui ont une classe `squeezebox` s’ouvrent ainsi, avec les options de leur `rel`. Rien de ce `rel` n’est exécuté : `onClose: function () { … }` est laissé de côté et dit dans la console, les autres options comptent ; `onClose: maFonction` appelle la fonction enregistrée sous ce nom par `flx.configure({ functions: { maFonction } })`.',
    'Sous 768 px de large, elle prend toute la fenêtre.',
    'Le choix d’une réservation et les coordonnées sur une carte s’ouvrent par leur nom : `preset="coordinates" data-name-form="fiche" data-name-lat="lat" data-name-lng="lng"`, ou `flx.popup({ preset: "coordinates", params: { name_form: "fiche", name_lat: "lat", name_lng: "lng" } })`. La page montrée écrit dans les champs de ce formulaire ; un champ absent est dit dans la console.',
    'Un seul appel envoie des données et montre la réponse au-dessus de la page : `flx.popup({ href, data })`.',
    'Une page qui a des changements à perdre peut demander avant de se laisser fermer.',
  ],
  withoutScript: 'Chaque lien mène à sa page.',
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
  keys: [['Échap', 'Ferme, sauf avec `no-esc-key`.']],
}
