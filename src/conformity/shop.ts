import type { Conformity } from './conformity.ts'

/** The conformity of the elements of `src/shop`. */
export const shop: readonly Conformity[] = [
  {
    tag: 'flx-add-to-cart',
    lines: [
      {
        criteria: ['7.5'],
        says: 'L’ajout se confirme dans une boîte de dialogue ou par un message annoncé ; un refus se lit près du formulaire.',
        test: 'elements/add-to-cart',
      },
      {
        criteria: ['7.1'],
        says: 'Le bouton garde le focus pendant l’envoi et dit qu’il est occupé ; un second clic n’envoie rien de plus.',
        test: 'elements/add-to-cart: CART-07',
      },
      {
        criteria: ['12.8'],
        says: 'La confirmation prend le focus, et le rend.',
        test: 'elements/add-to-cart: ART-01',
      },
      {
        criteria: ['11.1', '11.9'],
        says: 'Le formulaire est celui de la page : l’élément n’y ajoute pas de champ.',
        test: 'elements/add-to-cart: ART-01',
        owed: 'Une étiquette à la quantité, et un bouton qui nomme l’article s’il y en a plusieurs dans la page.',
      },
    ],
  },
  {
    tag: 'flx-cart-badge',
    lines: [
      {
        criteria: ['6.1', '6.2'],
        says: 'Le nom du lien dit le nombre d’articles et le suit.',
        test: 'elements/cart-badge',
      },
      {
        criteria: ['13.8'],
        says: 'Un nouveau nombre bouge, sauf pour qui demande moins d’animations.',
        test: 'elements/cart-badge',
      },
    ],
  },
  {
    tag: 'flx-cart',
    lines: [
      {
        criteria: ['7.1'],
        says: 'Chaque commande nomme son article ; axe ne trouve rien, panier plein, vide ou en échec.',
        test: 'elements/cart',
      },
      {
        criteria: ['7.3'],
        says: 'Du catalogue à la commande payée, tout se fait au clavier, à 360 px aussi.',
        test: 'e2e/order-keyboard: CART-01 CART-05 PAY-01',
      },
      {
        criteria: ['7.5'],
        says: 'Les nouveaux totaux sont annoncés poliment ; un refus l’est aussitôt, à côté de ce qu’il concerne.',
        test: 'elements/cart',
      },
      {
        criteria: ['12.8'],
        says: 'Le focus va à la ligne voisine quand une ligne s’en va, au titre de l’étape quand elle change.',
        test: 'elements/cart-steps: CART-01',
      },
      {
        criteria: ['11.10', '11.11'],
        says: 'Une erreur est liée à son champ, et la première reçoit le focus.',
        test: 'elements/cart-steps: CART-02',
        owed: 'Des messages du serveur qui disent comment corriger.',
      },
      {
        criteria: ['11.12'],
        says: 'La commande se relit avant d’être passée, et chaque partie ramène à ce qui la change.',
        test: 'elements/cart-order',
      },
      {
        criteria: ['11.13'],
        says: 'Nom, adresse, e-mail et mots de passe portent leur `autocomplete`.',
        test: 'elements/cart-steps',
      },
      {
        criteria: ['3.3.7'],
        says: 'L’adresse de facturation est celle de livraison sans la retaper, et ce qui est saisi passe d’une étape à l’autre.',
        test: 'elements/cart-steps: CART-02',
      },
      {
        criteria: ['3.3.8'],
        says: 'Le mot de passe se colle et se remplit par le gestionnaire du navigateur ; la commande se fait aussi sans compte.',
        test: 'elements/cart-steps: FORM-08',
        owed: 'Des services qui acceptent la commande sans compte, ou une autre connexion que le mot de passe.',
      },
      {
        criteria: ['2.5.8'],
        says: 'Les commandes du panier ont au moins 44 px, là où le minimum est 24.',
        test: 'e2e/readable',
      },
    ],
  },
  {
    tag: 'flx-price',
    lines: [
      {
        criteria: ['3.1', '10.9'],
        says: 'HT, TTC, l’ancien prix et la réduction sont écrits en toutes lettres, jamais par le seul barré.',
        test: 'elements/price',
      },
      {
        criteria: ['8.7'],
        says: 'Les montants suivent la langue de la page.',
        test: 'elements/price: I18N-02',
      },
    ],
  },
  {
    tag: 'flx-relay-picker',
    lines: [
      {
        criteria: ['4.8', '4.12'],
        says: 'La liste dit tout ; la carte est un onglet en plus, dont chaque point est un bouton.',
        test: 'elements/relay-picker: RELAY-01',
      },
      {
        criteria: ['7.1'],
        says: 'Les onglets, le point choisi et les horaires sont restitués.',
        test: 'theme/drawn',
      },
      {
        criteria: ['7.3'],
        says: 'De la recherche au choix, au clavier seul.',
        test: 'e2e/relay-picker: RELAY-01',
      },
      {
        criteria: ['7.5'],
        says: 'Le nombre de points, leur absence et un échec sont annoncés.',
        test: 'elements/relay-picker: RELAY-01',
      },
      {
        criteria: ['11.10'],
        says: 'Sans cinq chiffres, le champ dit ce qui manque ; sans point, la commande s’arrête à lui.',
        test: 'elements/relay-picker: RELAY-01',
      },
    ],
  },
  {
    tag: 'flx-reservation',
    lines: [
      {
        criteria: ['7.3'],
        says: 'Les flèches vont de jour en jour, Entrée montre les créneaux.',
        test: 'elements/reservation: RESA-01',
      },
      {
        criteria: ['13.1'],
        says: 'Le temps de retenue se voit et se dit à cinq minutes puis à une ; sa fin aussi.',
        test: 'elements/reservation: RESA-01',
        owed: 'Une retenue qui laisse le temps : vingt minutes au moins, ou un moyen de la prolonger.',
      },
      {
        criteria: ['7.5'],
        says: 'Le jour choisi est lu, un refus est dit et les places sont relues.',
        test: 'elements/reservation: RESA-01',
      },
      {
        criteria: ['3.1'],
        says: 'Un jour ou un créneau complet le dit par un mot.',
        test: 'elements/reservation: RESA-01',
      },
    ],
  },
  {
    tag: 'flx-stock',
    lines: [
      {
        criteria: ['7.5'],
        says: 'Le message qui remplace le bouton est lu.',
        test: 'elements/stock: ART-02',
      },
      {
        criteria: ['12.8'],
        says: 'Le bouton qui devient un lien garde le focus.',
        test: 'elements/stock: ART-02',
      },
      {
        criteria: ['11.10'],
        says: 'Une adresse refusée se dit, et ce qui est saisi reste.',
        test: 'elements/stock: ART-02',
        owed: 'Une étiquette au champ, si le formulaire est le vôtre.',
      },
    ],
  },
]
