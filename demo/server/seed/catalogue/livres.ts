import { article, type DepartmentSeed } from './describe.ts'

export const livres: DepartmentSeed = {
  slug: 'livres-et-affiches',
  name: 'Livres et affiches',
  intro: 'Des pages à emporter sur un rocher, des images à mettre au mur.',
  shelves: [
    {
      slug: 'livres',
      name: 'Livres',
      intro: 'Édités par de petites maisons, lus par la libraire d’en face.',
      vatPermille: 55,
      articles: [
        article(
          'Le goût de la vase',
          'book',
          1900,
          'goemon: 12',
          'Récit, 214 pages',
          'Une ostréicultrice raconte un an de marées, de brumes et de comptes à boucler. Sobre et drôle.',
        ),
        article(
          'Herbier du haut de plage',
          'book',
          2900,
          'lagune: 9',
          'Cent plantes qui vivent de sel',
          'Des planches à l’aquarelle, des noms bretons et de quoi les reconnaître sans les cueillir. Relié, 180 pages.',
          { isNew: true },
        ),
        article(
          'La cuisine du placard',
          'book',
          2400,
          'corail: 15',
          'Quatre-vingts recettes de conserves',
          'Sardines, pois chiches, citron confit : tout est déjà là. Relié, ne craint pas les taches.',
        ),
        article(
          'Petit manuel des nœuds',
          'book',
          1250,
          'large: 27',
          'Vingt-quatre nœuds, un bout fourni',
          'Du nœud de chaise au tour mort, avec les erreurs à ne pas faire. Format de poche.',
        ),
      ],
    },
    {
      slug: 'affiches',
      name: 'Affiches',
      intro: 'Sérigraphies numérotées, tirées à Port-Lannec.',
      vatPermille: 200,
      articles: [
        article(
          'Affiche La Cale',
          'poster',
          3500,
          'large · 30 × 40: 16 | large · 50 × 70: 7 @5500',
          'Deux couleurs, un matin calme',
          'Sérigraphie sur papier de 270 grammes, numérotée à 200. Livrée roulée, sans cadre.',
        ),
        article(
          'Affiche Cabines',
          'poster',
          3500,
          'corail · 30 × 40: 11 | corail · 50 × 70: 2 @5500',
          'Cinq cabines, un chien, personne d’autre',
          'Trois passages d’encre mate, aplats francs. Livrée roulée, sans cadre.',
          { featured: 13 },
        ),
        article(
          'Cadre Liteau',
          'frame',
          4200,
          'bois · 30 × 40: 10 | bois · 50 × 70: 5 @6200 | encre · 30 × 40: 4',
          'Chêne massif, verre véritable',
          'Dos à tourniquets, deux attaches. L’affiche se change en une minute.',
        ),
      ],
    },
  ],
}
