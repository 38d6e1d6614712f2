import type { Entry } from '../entry.ts'

export const relayPickerEntry: Entry = {
  tag: 'flx-relay-picker',
  title: 'Point relais',
  family: 'shop',
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
}
