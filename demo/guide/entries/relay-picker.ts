import type { Entry } from '../entry.ts'

export const relayPickerEntry: Entry = {
  tag: 'flx-relay-picker',
  title: 'Point relais',
  family: 'shop',
  facts: [
    'La liste d’abord, avec la distance et « ouvert jusqu’à » ; la carte dans un onglet, chargée seulement si on la demande.',
    'La recherche part au cinquième chiffre, même collé avec des espaces ; plusieurs villes : on choisit.',
    'Un échec garde la liste affichée et propose de réessayer ; une réponse en retard ne remplace jamais la plus récente.',
    'Les identifiants restent des textes : `001726` garde ses zéros.',
    'Avec `required`, le formulaire ne part pas sans point choisi, et le dit à cet endroit ; dans un panier, la commande non plus.',
    'Dans un panier, ce qui est trouvé, l’onglet ouvert et le focus restent à leur place à chaque réponse, en JSON comme en HTML.',
    '« Retenir ce point relais » dit ce que le serveur a retenu, et part avec le choix.',
  ],
  withoutScript:
    'Ce que vous mettez dans l’élément : par exemple une liste de points et leurs boutons radio nommés `relais_id`. Il n’est plus montré une fois l’élément dessiné, et revient si le serveur répond en HTML sans le JSON attendu.',
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
    ['← →', 'D’un onglet à l’autre, ou d’un point de la carte à l’autre.'],
    ['Échap', 'Ferme les détails d’un point de la carte.'],
  ],
}
