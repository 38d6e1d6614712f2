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
    'Le prix le plus bas de trente jours',
    'flx-price',
    '`prior`, à côté de tout prix réduit',
    'Code de la consommation, L112-1-1',
  ],
  [
    'Le bouton de la commande',
    'flx-cart',
    '« Commander avec obligation de paiement », dit d’avance',
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
    'Les factures, les pages d’un compte',
    'flx-account',
    'Dans le compte, et dans le message de la commande',
    'CGI, annexe II, article 242 nonies A',
  ],
]

export const lawTopic: Topic = {
  slug: 'loi',
  title: 'Ce que la loi fait écrire',
  group: 'reference',
  lead: 'Une boutique pour des consommateurs, en France : ce qui doit se lire, et où.',
  body: () => html`
<p>${prose('Chaque élément cite ses articles dans sa page. Ce guide n’est pas un conseil juridique : relisez-les sur Légifrance.')}</p>
<h2>Ce qui a un élément</h2>
${table(
  'Ce que la loi demande, et ce qui le donne',
  ['Ce qui se lit', 'Élément', 'Où', 'Textes'],
  rows.map(([what, tag, where, texts]) => [
    what,
    html`<a href="${elementPath(tag)}"><code>${tag}</code></a>`,
    prose(where),
    texts,
  ]),
)}
${htmlCode(lawSnippets.footer, 'Au pied de chaque page')}
<h2>Les pièces détachées</h2>
<p>${prose('C’est un texte de votre serveur, sans élément : rien n’y change sous les yeux du visiteur. Le vendeur dit, lisiblement et avant la vente, jusqu’à quand les pièces sans lesquelles l’article ne sert plus peuvent être trouvées, ou pendant combien de temps ; il le redit sur le bon de commande, ou sur tout autre support durable qui constate la vente : le message de confirmation, la page de la commande (code de la consommation, L111-4 et D111-4).')}</p>
<p>${prose('Pour un équipement électrique ou électronique et pour un meuble, se taire n’est pas permis : si le fabricant n’a rien dit, les pièces sont réputées non disponibles, et cela s’écrit. Pour le reste, rien n’est à dire de ce que le fabricant n’a pas dit.')}</p>
${htmlCode(lawSnippets.article, 'À côté de l’article, avant la vente')}
${htmlCode(lawSnippets.order, 'Sur la commande, et dans son message')}
<p>${prose('Gardez avec la commande ce qui a été lu : le fabricant peut changer sa date après la vente.')}</p>
<h2>L’indice de réparabilité</h2>
<p>${prose('Une note sur dix, que le fabricant donne pour certains équipements, à côté du prix et aussi lisible que lui (code de l’environnement, L541-9-2). L’arrêté de chaque famille d’équipements fixe le pictogramme ; le nombre reste du texte, pour qui ne voit pas l’image. Pour quelques familles, un indice de durabilité prend sa place.')}</p>`,
}
