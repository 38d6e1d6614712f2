import { artisans, type PageSeed, type SectionSeed } from './artisans.ts'

const page = (slug: string, title: string, subtitle: string, ...body: string[]): PageSeed => ({
  slug,
  title,
  subtitle,
  body,
})

/** Pages of text, by section of the menu. */
export const sections: SectionSeed[] = [
  {
    name: 'Le carnet',
    pages: [
      page(
        'emailler-a-la-cendre',
        'Émailler à la cendre d’algue',
        'Atelier',
        'On ramasse le goémon après les grandes marées, on le fait sécher sur la dune, puis on le brûle lentement. Il en reste une poudre grise qui, mêlée à l’argile, devient un émail.',
        'La couleur dépend de la saison, de l’espèce et de la place dans le four. C’est pour cela que deux bols Kerguen ne sont jamais jumeaux.',
      ),
      page(
        'planter-en-bord-de-mer',
        'Planter en bord de mer',
        'Jardin',
        'Le vent dessèche plus que le soleil. On plante donc serré, à l’automne, derrière un brise-vent léger qui filtre sans bloquer.',
        'Agapanthes, romarins et roses trémières s’en tirent seuls dès la deuxième année. Les hortensias demandent l’abri d’un mur.',
      ),
      page(
        'une-table-pour-huit',
        'Une table pour huit, sans nappe repassée',
        'Maison',
        'Le lin lavé se pose sorti du fil, à peine secoué. Ses plis font partie du décor, et le vin rouge s’y oublie avec un peu d’eau gazeuse.',
        'Dépareillez les verres, alignez les assiettes, et gardez les bougies plus basses que les regards.',
      ),
      page(
        'lire-un-annuaire-des-marees',
        'Lire un annuaire des marées',
        'Papeterie',
        'Le coefficient dit l’ampleur : au-dessus de 95, la mer découvre ce qu’elle cache d’ordinaire. L’heure donnée est celle du port de référence ; on y ajoute quelques minutes selon l’endroit.',
        'Notre agenda les donne au jour le jour, heure d’été comprise.',
      ),
      page(
        'entretenir-le-bois',
        'Huiler une planche, une fois par saison',
        'Entretien',
        'Lavez, laissez sécher une nuit, poncez d’un geste, puis huilez au chiffon dans le sens du fil. Une heure plus tard, essuyez ce qui reste.',
        'L’huile de lin convient à tout ; la noix parfume un peu.',
      ),
      page(
        'sardines-millesimees',
        'Pourquoi retourner les sardines',
        'Épicerie',
        'L’huile descend, la chair remonte. En retournant la boîte tous les trois mois, on la confit également.',
        'Après cinq ans, l’arête fond. Après dix, on l’ouvre pour un anniversaire.',
      ),
      page(
        'ecrire-une-lettre',
        'Écrire une lettre qui tient en une page',
        'Papeterie',
        'Commencez par le temps qu’il fait, finissez par une question. Entre les deux, trois choses vues suffisent.',
        'L’encre a besoin d’une minute ; le buvard, d’une seconde.',
      ),
      page(
        'ranger-au-retour-de-plage',
        'Ranger au retour de plage',
        'Maison',
        'Un panier près de la porte, une patère à hauteur d’enfant, un bac pour le sable. Le reste attendra demain.',
        'Les serviettes se secouent dehors, dos au vent.',
      ),
      page(
        'faire-durer-une-bougie',
        'Faire durer une bougie',
        'Maison',
        'La première fois, laissez-la fondre jusqu’au bord : la cire garde la mémoire de sa première flaque. Recoupez la mèche à cinq millimètres.',
        'Le pot vide se nettoie à l’eau chaude et devient un pot à crayons.',
      ),
      page(
        'semer-les-tremieres',
        'Semer les roses trémières dans un trottoir',
        'Jardin',
        'Une fissure, une pincée de graines, un arrosage, et de la patience : elles fleurissent la deuxième année.',
        'Coupez les hampes après la fleur si vous ne voulez pas conquérir la rue.',
      ),
    ],
  },
  {
    name: 'La boutique',
    pages: [
      page(
        'qui-sommes-nous',
        'Qui sommes-nous',
        'Trois générations sur le quai',
        'L’Estran a ouvert en 1987 dans l’ancienne voilerie de Port-Lannec. On y vendait des cordages ; on y vend toujours des nœuds, mais dans un livre.',
        'Nous connaissons chacun des ateliers qui travaillent pour nous, et la plupart de leurs chiens.',
      ),
      page(
        'horaires-et-acces',
        'Horaires et accès',
        'Quai des Sardiniers, Port-Lannec',
        'Ouvert du mardi au samedi de 10 h à 12 h 30 et de 14 h 30 à 19 h, le dimanche matin de juin à septembre.',
        'L’arrêt « Le Port » de la ligne 7 est devant la porte. Les vélos s’attachent au ponton.',
      ),
      page(
        'ateliers',
        'Les ateliers',
        'Tournage, émail, cuisson',
        'Plusieurs fois par semaine, un artisan reçoit cinq personnes autour de la grande table. Le matériel est fourni, le café aussi.',
        'Les inscriptions se font ici, ou à la boutique.',
      ),
      page(
        'artisans',
        'Nos artisans',
        'Ils sont vingt-trois',
        'Potiers, tisserands, relieurs, forgerons : presque tous vivent à moins d’une heure de la boutique.',
        'Chaque fiche d’article dit d’où vient la pièce et comment elle est faite.',
      ),
    ],
  },
  {
    name: 'Commander',
    pages: [
      page(
        'livraison',
        'Livraison',
        'Offerte dès 80 €',
        'Comptez deux jours ouvrés à domicile en France métropolitaine, trois à quatre en point relais. Les autres délais sont plus bas.',
        'La livraison à domicile est offerte dès 80 € d’articles, et dès 60 € en point relais. Le retrait en boutique est gratuit, le jour même.',
      ),
      page(
        'retours',
        'Retours et échanges',
        'Trente jours',
        'Vous avez trente jours pour changer d’avis. L’article doit revenir en bon état, dans un emballage qui le protège.',
        'Le remboursement suit sous cinq jours, par le moyen qui a servi à payer.',
      ),
      page(
        'paiement',
        'Moyens de paiement',
        'Carte, virement, chèque',
        'Le paiement par carte est chiffré de bout en bout ; nous ne gardons aucun numéro.',
        'Les collectivités peuvent régler à réception de facture.',
      ),
      page(
        'cartes-cadeaux',
        'Cartes cadeaux',
        'De 20 à 150 €',
        'Imprimées en typographie et glissées dans une enveloppe doublée, elles sont valables deux ans.',
        'Elles s’achètent à la boutique ou par téléphone.',
      ),
      page(
        'emballage',
        'Emballage',
        'Zéro plastique',
        'Papier froissé, carton recyclé, ficelle de lin : tout se trie, et la ficelle se garde.',
        'Le paquet cadeau est offert, il suffit de le demander.',
      ),
    ],
  },
  {
    name: 'Aide',
    pages: [
      page(
        'contact',
        'Nous écrire',
        'Réponse sous deux jours ouvrés',
        'Par courrier : L’Estran, quai des Sardiniers, Port-Lannec. Par téléphone, aux heures d’ouverture de la boutique : 02 61 91 05 30.',
        'Si votre message concerne une commande, donnez son numéro : nous irons plus vite.',
      ),
      page(
        'guide-des-tailles',
        'Guide des tailles',
        'Linge, carnets, affiches',
        'Nos carnets A6 tiennent dans une poche, les A5 dans un sac. Les affiches 50 × 70 demandent un mur, les 30 × 40 un coin de mur.',
        'Les peignoirs taillent large : entre deux tailles, prenez la plus petite.',
      ),
      page(
        'questions-frequentes',
        'Questions fréquentes',
        'Et leurs réponses',
        'Le grès va-t-il au four ? Oui, jusqu’à 200 °C, sans choc de température. Le lin rétrécit-il ? Nous l’avons déjà lavé pour vous.',
        'Une pièce est arrivée cassée ? Envoyez-nous une photo, nous la remplaçons.',
      ),
      page(
        'reparer',
        'Faire réparer',
        'Pièces et adresses',
        'Sécateurs, lampes, stylos : chaque pièce se remplace. Apportez l’objet à la boutique ou écrivez-nous.',
        'La plupart des réparations coûtent moins d’un quart du prix neuf.',
      ),
    ],
  },
  {
    name: 'Informations',
    pages: [
      page(
        'mentions-legales',
        'Mentions légales',
        'Boutique imaginaire',
        'L’Estran est une boutique de démonstration : ses articles, son adresse et ses artisans sont imaginaires, et rien n’y est réellement vendu.',
        'Elle sert à montrer des éléments d’interface en situation.',
      ),
      page(
        'conditions-de-vente',
        'Conditions générales de vente',
        'Avant de commander',
        'Les prix sont en euros, toutes taxes comprises, livraison en sus. La commande est ferme une fois le paiement accepté ; jusque-là les articles sont gardés une demi-heure.',
        'Vous avez quatorze jours après la réception pour renoncer à votre achat, sans donner de raison. Cette boutique étant imaginaire, rien n’est réellement vendu ni débité.',
      ),
      page(
        'donnees-personnelles',
        'Données personnelles',
        'Le strict nécessaire',
        'Deux cookies suffisent : l’un, posé au premier ajout, pour que votre panier vous suive ; l’autre pour retenir vos choix sur les cookies pendant six mois.',
        'La mesure d’audience attend votre accord, que vous pouvez retirer au bas de chaque page. Cette démonstration ne transmet rien à des tiers.',
        'Les articles que vous avez vus ne sont retenus que dans votre navigateur.',
      ),
      page(
        'accessibilite',
        'Accessibilité',
        'Déclaration',
        'Cette boutique se parcourt au clavier, avec un lecteur d’écran, sans script, et jusqu’à 320 pixels de large.',
        'Si vous rencontrez une difficulté, dites-le-nous.',
      ),
    ],
  },
  artisans,
]
