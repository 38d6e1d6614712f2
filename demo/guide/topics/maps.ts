import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const mapsTopic: Topic = {
  slug: 'cartes',
  title: 'Cartes et adresses',
  group: 'server',
  lead: 'Fond de carte et géocodage.',
  body: () => html`
<h2>Fond de carte</h2>
<p>${prose('Par défaut, une carte affiche les terres, les mers et les frontières sans utiliser de service extérieur. Ce fond suffit pour situer des villes. Pour afficher les rues, indiquez des tuiles : une seule ligne suffit pour toutes les cartes de la page, point relais compris.')}</p>
${htmlCode('<body data-flx-tiles="/carte/rues.json">', 'Tuiles de toute la page')}
<p>${prose('Cette adresse est celle d’un TileJSON, dont les tuiles vectorielles suivent le schéma OpenMapTiles : le vôtre (tileserver-gl, martin, Planetiler) ou celui d’un service. Le plan utilise les couleurs de votre thème, en clair et en sombre, et les polices du visiteur ; il suit leurs changements. L’attribut `tiles` d’un élément est prioritaire. Si le fond de carte ne se charge pas, les repères restent affichés.')}</p>
<p>${prose('L’attribut `map-style` indique un style MapLibre complet et remplace tous les autres réglages.')}</p>
<h2>Plan IGN</h2>
<p>${prose('L’IGN propose son plan sans clé ni compte, pour toute la France. Une version grise existe : `gris.json`.')}</p>
${htmlCode(
  `<flx-map map-style="https://data.geopf.fr/annexes/ressources/vectorTiles/styles/PLAN.IGN/standard.json">
    <ul>
      <li data-lat="48.3904" data-lng="-4.4861"><strong>Brest</strong></li>
    </ul>
  </flx-map>`,
  'Une carte sur le Plan IGN',
)}
<h2>Géocodage</h2>
<p>${prose('`<flx-map-picker geocoder="…">` utilise le format de la Base adresse nationale : une requête GET avec `q` et `limit`, une réponse en GeoJSON. Le service public de la Géoplateforme accepte cinquante requêtes par seconde : `https://data.geopf.fr/geocodage/search/`. Il reçoit la saisie du visiteur : mentionnez-le dans votre page de confidentialité, ou faites passer les requêtes par votre serveur.')}</p>
<h2>Politique de sécurité</h2>
<p>Pour le Plan IGN et le géocodage, autorisez ce serveur, pictogrammes compris :</p>
${plainCode("connect-src 'self' https://data.geopf.fr", 'Ligne à ajouter')}
<p>${prose('Les tuiles de votre origine ne demandent pas d’autorisation. La carte utilise un worker, autorisé par `worker-src \'self\' blob:`. Le bouton « Ma position » demande une page en https et l’autorisation `geolocation` ; dans un cadre, ajoutez `allow="geolocation"`.')}</p>`,
}
