import { html } from '../markup.ts'
import { htmlCode } from '../parts/code.ts'
import { table } from '../parts/tables.ts'
import { elementPath } from '../paths.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const lawSnippets = {
  article: `
    <flx-price ttc="89" vat="20"></flx-price>
    <p>Indice de réparabilité : <strong>7,9</strong> sur 10</p>
    <ul>
      <li>Pièces détachées : disponibles jusqu’au <time datetime="2036-12-31">31 décembre 2036</time></li>
    </ul>`,
  order: `
    <ul>
      <li>
        1 × Lampe Amer
        <small>Pièces détachées : disponibles jusqu’au <time datetime="2036-12-31">31 décembre 2036</time></small>
      </li>
    </ul>`,
  footer: `
    <p>
      <a href="/renoncer">Renoncer au contrat ici</a>
      <a href="/resilier">Résilier votre contrat</a>
    </p>`,
}

const rows: [what: string, tag: string, where: string, texts: string][] = [
  [
    'Prix le plus bas des trente derniers jours',
    'flx-price',
    'Attribut `prior`, à côté de chaque prix réduit',
    'Code de la consommation, L112-1-1',
  ],
  [
    'Bouton de commande',
    'flx-cart',
    '« Commander avec obligation de paiement », sur le bouton',
    'Code de la consommation, L221-14',
  ],
  [
    '« Renoncer au contrat ici »',
    'flx-withdrawal',
    'Au pied de chaque page, pendant tout le délai',
    'Code de la consommation, L221-18 à L221-28, D221-5',
  ],
  [
    '« Résilier votre contrat »',
    'flx-contract-end',
    'Au pied de chaque page, sans connexion',
    'Code de la consommation, L215-1-1, D215-1 à D215-3',
  ],
  [
    'Factures et pages du compte',
    'flx-account',
    'Dans le compte et dans l’e-mail de la commande',
    'CGI, annexe II, article 242 nonies A',
  ],
]

export const lawTopic: Topic = {
  slug: 'loi',
  title: 'Mentions obligatoires',
  group: 'reference',
  lead: 'Les mentions qu’une boutique en ligne doit afficher aux consommateurs en France, et leur emplacement.',
  body: () => html`
<p>${prose('La page de chaque élément cite les articles concernés. Ce guide n’est pas un conseil juridique : vérifiez les textes sur Légifrance.')}</p>
<h2>Mentions fournies par un élément</h2>
${table(
  'Mentions fournies par un élément',
  ['Mention', 'Élément', 'Emplacement', 'Textes'],
  rows.map(([what, tag, where, texts]) => [
    what,
    html`<a href="${elementPath(tag)}"><code>${tag}</code></a>`,
    prose(where),
    texts,
  ]),
)}
${htmlCode(lawSnippets.footer, 'Au pied de chaque page')}
<h2>Pièces détachées</h2>
<p>${prose('Cette mention est un texte de votre serveur, sans élément. Le vendeur indique lisiblement, avant la vente, la date ou la durée de disponibilité des pièces indispensables à l’utilisation de l’article. Il répète cette mention sur le bon de commande ou sur un autre support durable qui confirme la vente : l’e-mail de confirmation, la page de la commande (code de la consommation, L111-4 et D111-4).')}</p>
<p>${prose('Pour un équipement électrique ou électronique et pour un meuble, la mention est toujours obligatoire : sans information du fabricant, les pièces sont réputées non disponibles, et la page l’indique. Pour les autres articles, aucune mention n’est obligatoire si le fabricant n’a pas donné d’information.')}</p>
${htmlCode(lawSnippets.article, 'Sur la page de l’article')}
${htmlCode(lawSnippets.order, 'Sur la commande et dans son e-mail')}
<p>${prose('Conservez avec la commande la mention affichée : le fabricant peut modifier sa date après la vente.')}</p>
<h2>Indice de réparabilité</h2>
<p>${prose('Le fabricant attribue à certains équipements une note sur dix. Affichez-la à côté du prix, de façon aussi lisible que lui (code de l’environnement, L541-9-2). L’arrêté de chaque famille d’équipements fixe le pictogramme ; écrivez la note en texte, pour les visiteurs qui ne voient pas l’image. Pour quelques familles, un indice de durabilité remplace cette note.')}</p>`,
}
