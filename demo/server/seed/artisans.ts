import { slugOf } from '../slug.ts'

export interface PageSeed {
  slug: string
  title: string
  subtitle?: string
  body: string[]
}

export interface SectionSeed {
  name: string
  pages: PageSeed[]
}

const people: [name: string, trade: string, story: string][] = [
  [
    'Nolwenn Le Dantec',
    'Potière',
    'Elle tourne face à la fenêtre, pour surveiller la marée. Ses bols portent l’empreinte d’un seul doigt, toujours le même.',
  ],
  [
    'Yann Kerbrat',
    'Potier',
    'Il cuit au bois, deux fois l’an, et ne dort pas pendant trois nuits. Ses assiettes en gardent des reflets de fumée.',
  ],
  [
    'Atelier Brisants',
    'Verrerie',
    'Quatre souffleurs et un four qui ne s’éteint jamais. Les bouteilles du bourg y finissent en verres.',
  ],
  ['Maëlle Rouzic', 'Tisserande', 'Son métier vient de sa grand-mère, ses chevrons de la plage à marée basse.'],
  ['Filature du Léguer', 'Lin', 'Du champ au fil, tout tient dans un rayon de quarante kilomètres.'],
  ['Goulven Pennec', 'Ébéniste', 'Il ne coupe aucun arbre : il attend les tempêtes, puis il choisit.'],
  ['Rozenn Tanguy', 'Vannière', 'L’osier pousse derrière chez elle. Elle le coupe en janvier et tresse jusqu’en mai.'],
  ['Forge des Quatre-Vents', 'Forgerons', 'Deux frères, une enclume, et un carnet de commandes tenu au crayon.'],
  ['Hervé Quéméner', 'Coutelier', 'Il affûte gratuitement tout ce qu’il a vendu, et il a beaucoup vendu.'],
  [
    'Imprimerie du Môle',
    'Typographes',
    'Deux presses de 1911, douze casses de caractères et une odeur d’encre que l’on reconnaît de la rue.',
  ],
  ['Gwenola Salaün', 'Relieuse', 'Elle coud au fil de lin, à plat, et signe d’un point rouge sur le dos.'],
  ['Marc Abgrall', 'Graveur', 'Une gouge, un carreau de lino, la même pointe rocheuse depuis vingt ans.'],
  ['Savonnerie Ty Glav', 'Savonniers', 'Six semaines d’affinage dans un ancien séchoir à algues.'],
  ['Enora Le Bihan', 'Cirière', 'Elle coule ses bougies le matin et marche l’après-midi, pour trouver les parfums.'],
  ['Conserverie Floc’h', 'Conserveurs', 'On y range les sardines à la main, tête-bêche, depuis 1903.'],
  ['Paludiers du Quenouillet', 'Paludiers', 'Onze œillets, deux pelles, et la fleur de sel les soirs sans vent.'],
  ['Ruchers de la Lande', 'Apiculteurs', 'Quarante ruches qui déménagent avec la bruyère.'],
  ['Confitures Mamm-Gozh', 'Confiturière', 'Un chaudron de cuivre, jamais plus de six kilos à la fois.'],
  ['Pépinière du Vent d’ouest', 'Pépiniéristes', 'Rien n’y pousse sous abri : ce qui reprend ici reprend partout.'],
  ['Semences du Trieux', 'Semenciers', 'Cent vingt variétés libres de droits, triées au tamis.'],
  ['Tuilerie de Lanvéoc', 'Terre cuite', 'L’argile vient de la falaise, les pots résistent au gel.'],
  ['Lumières du Raz', 'Luminaires', 'Ils émaillaient des bouées ; ils font des suspensions.'],
  ['Éditions de la Grève', 'Éditeurs', 'Trois livres par an, relus à voix haute sur un rocher.'],
]

/** The twenty-three workshops that the shop speaks of. */
export const artisans: SectionSeed = {
  name: 'Les artisans',
  pages: people.map(([name, trade, story]) => ({
    slug: `artisan-${slugOf(name)}`,
    title: name,
    subtitle: trade,
    body: [story, `${trade} : à moins d’une heure de Port-Lannec, sur rendez-vous.`],
  })),
}
