import type { pictures } from '../schema.ts'

const wide = { width: 1500, height: 1000 }
const tall = { width: 1000, height: 1500 }

function picture(id: number, scene: string, size: typeof wide, caption: string, alt: string) {
  return { id, scene, caption, alt, ...size }
}

export const pictureSeeds: (typeof pictures.$inferInsert)[] = [
  picture(
    1,
    'shopfront',
    wide,
    'La boutique, quai des Sardiniers',
    'Une devanture bleue sous un store rayé rouge et blanc, deux hortensias en pot devant la porte.',
  ),
  picture(
    2,
    'dawn',
    wide,
    'Sept heures, la cale encore vide',
    'Deux voiliers sur une mer lisse, le soleil se lève au ras de l’horizon.',
  ),
  picture(
    3,
    'lighthouse',
    tall,
    'Le phare de la pointe',
    'Un phare blanc à bandes rouges sur une lande d’herbes, la mer derrière.',
  ),
  picture(
    4,
    'cabins',
    wide,
    'Les cabines de la grande plage',
    'Sept cabines de bain de couleurs différentes alignées sur le sable.',
  ),
  picture(
    5,
    'garden',
    wide,
    'Le jardin de l’atelier en juillet',
    'Une porte bleue dans un mur de pierre, entre deux massifs d’hortensias.',
  ),
  picture(
    6,
    'openSea',
    tall,
    'La yole, un jour de bonne brise',
    'Un voilier aux voiles rouges et blanches file sur une mer bleu vert.',
  ),
  picture(
    7,
    'dunes',
    wide,
    'Les ganivelles après le vent',
    'Une clôture de bois serpente sur une dune couverte d’oyats, la mer au loin.',
  ),
  picture(
    8,
    'harbour',
    wide,
    'Le port, vu du môle',
    'Trois canots colorés devant une rangée de maisons à toits d’ardoise.',
  ),
  picture(9, 'pines', tall, 'Le sentier des douaniers', 'Un chemin de sable entre des pins, la baie en contrebas.'),
  picture(
    10,
    'saltMarsh',
    wide,
    'Les œillets en fin de journée',
    'Des bassins de marais salant reflètent un ciel rose, trois tas de sel posés au bord.',
  ),
  picture(
    11,
    'storm',
    wide,
    'Coup de vent de novembre',
    'Des vagues frangées d’écume sous un ciel noir, un phare allumé au loin.',
  ),
  picture(
    12,
    'night',
    wide,
    'La ronde du feu',
    'Un ciel étoilé au-dessus de la mer, le faisceau d’un phare balaie l’obscurité.',
  ),
]
