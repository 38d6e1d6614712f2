import { asc, eq, gt } from 'drizzle-orm'
import type { Services } from '../../server/context.ts'
import { articleImage } from '../../server/media-address.ts'
import { articles, references } from '../../server/schema.ts'
import type { FamilyEntry } from '../entry.ts'
import { html, type Markup } from '../markup.ts'

const enough = 5

/** Renders the plain form that adds an article of the shop, one that is in stock. */
async function purchaseForm({ db }: Services): Promise<Markup> {
  const [found] = await db
    .select({ article: articles, reference: references })
    .from(references)
    .innerJoin(articles, eq(articles.id, references.articleId))
    .where(gt(references.stock, enough))
    .orderBy(asc(references.id))
    .limit(1)
  if (!found) return html`<p>La boutique n’a plus rien en stock.</p>`
  const { article, reference } = found
  return html`<form class="guide-purchase" method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
<input type="hidden" name="idarticle" value="${article.id}">
<input type="hidden" name="idreference" value="${reference.id}">
<p><img src="${articleImage(article.shape, reference.colour, article.id, 240)}" width="72" height="72" alt=""> <strong>${article.name}</strong>, ${reference.label}</p>
<label>Quantité <input type="number" name="quantite" value="1" min="1" max="99"></label>
<button>Ajouter au panier</button>
</form>`
}

export const cartEntries: FamilyEntry[] = [
  {
    tag: 'flx-cart',
    title: 'Panier',
    facts: [
      'Le visiteur change les quantités, retire un article, utilise un code promo, affiche les prix HT ou TTC. Chaque action est envoyée dans l’ordre.',
      'Un panier écrit par le serveur s’affiche aussitôt, sans appel supplémentaire.',
      'Le serveur peut répondre en JSON ou en HTML.',
      'Le visiteur choisit un point relais dans un `<flx-relay-picker>`, liste et carte ; les formulaires ordinaires le remplacent sans JavaScript.',
      'Si la connexion est coupée, les actions sont conservées, le visiteur est prévenu et peut les renvoyer.',
      'Le panier et la pastille restent cohérents dans la page, après un retour en arrière et entre les onglets.',
    ],
    withoutScript:
      'Le panier écrit par le serveur utilise des formulaires ordinaires : chaque bouton fonctionne et recharge la page. Sans contenu, l’élément n’affiche rien.',
    live: async (services) =>
      html`<flx-add-to-cart confirm="none">\n${await purchaseForm(services)}\n</flx-add-to-cart>
<flx-cart shop="/articles" next="/panier"></flx-cart>`.html,
    code: `
    <flx-cart shop="/articles" next="/commande">
      <!-- Le panier dessiné par le serveur, s’il le fait. -->
    </flx-cart>`,
    calls: [
      { method: 'refresh', label: 'Relire' },
      { method: 'perform', label: 'Prix HT', args: ['change_aff_prix', 'ht'] },
      { method: 'perform', label: 'Prix TTC', args: ['change_aff_prix', 'ttc'] },
    ],
    keys: [
      ['↑ ↓', 'Dans une quantité, ajoute ou retire un article.'],
      ['Entrée', 'Dans une quantité ou un code, valide.'],
    ],
  },
  {
    tag: 'flx-cart-badge',
    title: 'Pastille du panier',
    facts: [
      'Le nombre écrit par le serveur est correct : aucun appel n’est nécessaire au chargement.',
      'La pastille suit chaque changement du panier dans la page, après un retour en arrière et depuis un autre onglet.',
      'Le nom lu par les lecteurs d’écran suit aussi : « Panier, 3 articles, 42,00 € TTC ».',
    ],
    withoutScript: 'Le lien et le nombre écrits par le serveur s’affichent.',
    live: `
    <flx-cart-badge>
      <a href="/panier">Panier <span data-flx-cart-count>0</span> <span data-flx-cart-total></span></a>
    </flx-cart-badge>`,
    fixed: ['href'],
  },
  {
    tag: 'flx-add-to-cart',
    title: 'Ajouter au panier',
    facts: [
      'Le formulaire est le vôtre : l’élément évite seulement le changement de page.',
      'Un clic pendant le chargement du code est pris en compte, et deux clics n’ajoutent l’article qu’une fois.',
      'Une fenêtre, une notification ou aucun message confirme l’ajout, selon votre choix.',
      'Un refus du serveur (stock épuisé…) s’affiche près du formulaire, qui conserve la saisie.',
    ],
    withoutScript: 'Le navigateur envoie le formulaire, et le serveur redirige vers la page.',
    live: async (services) =>
      html`<flx-add-to-cart cart="/panier">\n${await purchaseForm(services)}\n</flx-add-to-cart>`.html,
    code: `
    <flx-add-to-cart cart="/panier">
      <form method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
        <input type="hidden" name="idarticle" value="7">
        <input type="hidden" name="idreference" value="12">
        <label>Quantité <input type="number" name="quantite" value="1" min="1"></label>
        <button>Ajouter au panier</button>
      </form>
    </flx-add-to-cart>`,
    keys: [['Entrée', 'Dans un champ, envoie le formulaire.']],
  },
  {
    tag: 'flx-stock',
    title: 'Stock d’un article',
    facts: [
      'Le bouton suit la référence choisie : il s’affiche, se masque, change de libellé ou devient un lien.',
      'Si la référence est épuisée, un message remplace le bouton et propose une alerte de retour en stock.',
      'Un article à plusieurs critères ouvre une fenêtre de choix, adaptée à ses références.',
      'Si le stock ne répond pas, le formulaire de la page reste inchangé.',
    ],
    withoutScript: 'Le formulaire fonctionne ; le serveur vérifie le stock et redirige vers la page.',
    live: async (services) =>
      html`<flx-stock><flx-add-to-cart cart="/panier">\n${await purchaseForm(services)}\n</flx-add-to-cart></flx-stock>`
        .html,
    code: `
    <flx-stock>
      <flx-add-to-cart cart="/panier">
        <form method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
          <input type="hidden" name="idarticle" value="7">
          <label><input type="radio" name="idreference" value="12" checked> Bleu</label>
          <label><input type="radio" name="idreference" value="13"> Vert</label>
          <button>Ajouter au panier</button>
        </form>
      </flx-add-to-cart>
    </flx-stock>`,
    fixed: ['for', 'close-popup', 'article'],
  },
  {
    tag: 'flx-price',
    title: 'Prix',
    facts: [
      'Le prix est toujours suivi de « TTC » ou de « HT ».',
      'Une réduction est calculée à partir du prix le plus bas des trente derniers jours ; sans ce prix, elle n’est pas affichée.',
      'Avec `for`, il suit la référence choisie dans un formulaire, dont chaque choix contient son prix.',
    ],
    withoutScript: 'Le prix écrit par le serveur s’affiche.',
  },
  {
    tag: 'flx-relay-picker',
    title: 'Point relais',
    facts: [
      'La liste s’affiche d’abord, avec la distance et l’heure de fermeture. La carte, dans un onglet, n’est chargée qu’à la demande.',
      'La recherche commence au cinquième chiffre, même si le code postal est collé avec des espaces. Si plusieurs villes correspondent, le visiteur choisit la sienne.',
      'En cas d’échec, la liste reste affichée avec un bouton « Réessayer ». Une réponse tardive ne remplace jamais une réponse plus récente.',
      'Les identifiants sont traités comme des textes : `001726` garde ses zéros.',
      'Avec `required`, un formulaire ou une commande sans point choisi n’est pas envoyé, et une erreur s’affiche.',
      'Dans un panier, les résultats, l’onglet ouvert et le focus sont conservés à chaque réponse, en JSON comme en HTML.',
      'La case « Retenir ce point relais » affiche le choix enregistré par le serveur et est envoyée avec le point.',
    ],
    withoutScript:
      'Le contenu de l’élément s’affiche, par exemple une liste de points avec des boutons radio nommés `relais_id`. L’élément le masque une fois prêt, et le rétablit si le serveur répond en HTML sans le JSON attendu.',
    live: '<form><flx-relay-picker postal-code="29200" required></flx-relay-picker></form>',
    code: `
    <form method="post" action="/commande">
      <flx-relay-picker postal-code="29200" required></flx-relay-picker>
      <button>Continuer</button>
    </form>`,
    fixed: ['form'],
    calls: [
      { method: 'search', label: 'Chercher 54490', args: ['54490'] },
      { method: 'clear', label: 'Aucun point' },
    ],
    keys: [
      ['Entrée', 'Dans le champ, lance la recherche.'],
      ['← →', 'Passe d’un onglet à l’autre, ou d’un point de la carte à l’autre.'],
      ['Échap', 'Ferme les détails d’un point de la carte.'],
    ],
  },
]
