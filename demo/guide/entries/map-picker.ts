import type { Entry } from '../entry.ts'

export const mapPickerEntry: Entry = {
  tag: 'flx-map-picker',
  title: 'Choix d’un point',
  family: 'forms',
  facts: [
    'Un clic sur la carte, un repère qui se tire ou que les flèches poussent, une adresse, sa propre position, ou des coordonnées tapées.',
    'Les coordonnées se lisent comme on les écrit : `48,3904`, `48°23′25″ N`, `4 29,1 O` ; une paire copiée d’une carte remplit les deux champs.',
    'Ce qui n’est pas un point du monde est refusé à son champ, avec des mots, et reste à corriger ; le formulaire attend.',
    'Les champs sont ceux de votre formulaire : sans script, sans carte ou sans réseau, ils servent toujours.',
    'La position n’est demandée au navigateur que si le visiteur la veut ; chaque refus se dit.',
    'Dans une popup, le point va au formulaire de la page qui l’a ouverte, et la popup se ferme.',
    'Sans WebGL : l’adresse, les champs, et une image de la région.',
  ],
  withoutScript: 'Vos deux champs, avec leurs étiquettes : tapés, ils partent avec le formulaire.',
  live: `
    <form name="essai-point">
      <flx-map-picker name-lat="latitude" name-lng="longitude" geocoder="/geocodage/search/">
        <p><label>Latitude <input name="latitude" value="48.3904" autocomplete="off"></label>
        <label>Longitude <input name="longitude" value="-4.4861" autocomplete="off"></label></p>
      </flx-map-picker>
    </form>`,
  code: `
    <form action="/annonce">
      <flx-map-picker name-lat="latitude" name-lng="longitude"
          geocoder="https://data.geopf.fr/geocodage/search/">
        <label>Latitude <input name="latitude"></label>
        <label>Longitude <input name="longitude"></label>
      </flx-map-picker>
      <button>Envoyer</button>
    </form>`,
  fixed: ['name-form', 'name-lat', 'name-lng', 'geocoder', 'map-style', 'tiles'],
  calls: [
    { method: 'search', label: 'Chercher « Quimper »', args: ['Quimper'] },
    { method: 'pick', label: 'Choisir la pointe du Raz', args: [48.0402, -4.7409] },
  ],
  keys: [
    ['← → ↑ ↓', 'Sur le repère : le déplace.'],
    ['Maj + ← → ↑ ↓', 'Le déplace plus loin.'],
    ['Entrée', 'Dans la recherche, cherche ; sur une adresse, la choisit.'],
    ['↓', 'De la recherche aux adresses trouvées.'],
    ['Échap', 'Ferme les adresses trouvées.'],
  ],
}
