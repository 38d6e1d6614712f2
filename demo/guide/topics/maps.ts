import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const mapsTopic: Topic = {
  slug: 'cartes',
  title: 'Cartes et adresses',
  group: 'server',
  lead: 'Ce qu’il y a sous les repères, et d’où viennent les adresses.',
  body: () => html`
<h2>Le fond</h2>
<p>${prose('D’elle-même, une carte trace terre, mer et frontières, sans rien demander à personne : assez pour des villes, pas pour des rues. Pour des rues, donnez-lui des tuiles. Une seule ligne vaut pour toutes les cartes de la page, celle du point relais comprise :')}</p>
${htmlCode('<body data-flx-tiles="/carte/rues.json">', 'Les tuiles de toute la page')}
<p>${prose('C’est l’adresse d’un TileJSON, dont les tuiles vectorielles suivent le schéma OpenMapTiles : le vôtre (tileserver-gl, martin, Planetiler), ou celui d’un service. Le plan est dessiné aux couleurs de vos jetons, en clair comme en sombre, avec les polices du visiteur ; que la page ou ce qui l’entoure en change, et il suit aussitôt. L’attribut `tiles` d’un élément passe avant. Si les tuiles ne viennent pas, le tracé de base et les repères restent.')}</p>
<p>${prose('Un style MapLibre complet se donne par `map-style`, et passe avant tout.')}</p>
<h2>Le Plan IGN</h2>
<p>${prose('L’IGN sert le sien sans clé ni compte, toute la France comprise. Il existe aussi en gris : `gris.json`.')}</p>
${htmlCode(
  `<flx-map map-style="https://data.geopf.fr/annexes/ressources/vectorTiles/styles/PLAN.IGN/standard.json">
    <ul>
      <li data-lat="48.3904" data-lng="-4.4861"><strong>Brest</strong></li>
    </ul>
  </flx-map>`,
  'Une carte sur le Plan IGN',
)}
<h2>Les adresses</h2>
<p>${prose('`<flx-map-picker geocoder="…">` parle comme la Base adresse nationale : GET avec `q` et `limit`, GeoJSON en réponse. Le service de la Géoplateforme est public, à cinquante demandes par seconde au plus : `https://data.geopf.fr/geocodage/search/`. Ce que le visiteur tape y part : dites-le dans votre page de confidentialité, ou passez par votre serveur.')}</p>
<h2>La politique de sécurité</h2>
<p>Pour le Plan IGN et ses adresses, la page autorise un serveur de plus ; ses pictogrammes passent par la même ligne.</p>
${plainCode("connect-src 'self' https://data.geopf.fr", 'La ligne de plus')}
<p>${prose('Des tuiles de votre origine ne demandent rien de plus. Le code de la carte tourne dans un worker, que `worker-src \'self\' blob:` autorise. « Ma position » demande que la page soit en https, et que sa politique de permissions ne refuse pas `geolocation` ; dans un cadre, `allow="geolocation"`.')}</p>`,
}
