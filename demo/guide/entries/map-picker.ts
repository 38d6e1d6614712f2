import type { Entry } from '../entry.ts'

export const mapPickerEntry: Entry = {
  tag: 'flx-map-picker',
  title: 'Choix d’un point',
  family: 'forms',
  facts: [
    'Le visiteur clique sur la carte, déplace le repère à la souris ou aux flèches, cherche une adresse, utilise sa position ou saisit des coordonnées.',
    'Tous les formats courants sont acceptés : `48,3904`, `48°23′25″ N`, `4 29,1 O`. Une paire copiée d’une carte remplit les deux champs, et se colle aussi dans la recherche.',
    'Une valeur incorrecte affiche une erreur sous son champ et bloque l’envoi du formulaire.',
    'Les champs sont ceux de votre formulaire : ils fonctionnent aussi sans JavaScript, sans carte ou sans réseau.',
    'La position du visiteur n’est demandée que s’il clique sur « Ma position ». Chaque refus est expliqué.',
    'Dans une fenêtre, le point est transmis au formulaire de la page qui l’a ouverte, puis la fenêtre se ferme.',
    'Sans WebGL, la recherche d’adresse et les champs restent disponibles, avec une image de la région.',
  ],
  withoutScript: 'Vos deux champs s’affichent avec leurs étiquettes, et leur saisie est envoyée avec le formulaire.',
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
    ['← → ↑ ↓', 'Sur le repère, le déplace.'],
    ['Maj + ← → ↑ ↓', 'Sur le repère, le déplace plus loin.'],
    ['Entrée', 'Lance la recherche, ou choisit une adresse.'],
    ['↓', 'Passe de la recherche aux adresses trouvées.'],
    ['Échap', 'Ferme la liste des adresses.'],
  ],
}
