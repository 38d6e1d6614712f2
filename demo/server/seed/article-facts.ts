import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../database.ts'
import { articleFacts, articles, categories } from '../schema.ts'
import { slugOf } from '../slug.ts'

/** The facts that the articles of a shelf have in common. */
interface ShelfFacts {
  material: string
  care: string
  origin: string
  /** Name of the workshop, which has a page. */
  maker?: string
}

const pottery = 'Va au lave-vaisselle et au micro-ondes. Au four jusqu’à 200 °C, sans choc de température.'
const oiled = 'Lavez à l’eau tiède, séchez debout, huilez une fois par saison. Ne va pas au lave-vaisselle.'
const dry = 'À conserver au sec, à l’abri de la lumière.'

const shelves: Record<string, ShelfFacts> = {
  'bols-et-assiettes': {
    material: 'Grès émaillé à la cendre d’algue',
    care: pottery,
    origin: 'Tourné, émaillé et cuit à Port-Lannec.',
    maker: 'Nolwenn Le Dantec',
  },
  'tasses-et-mugs': {
    material: 'Grès émaillé',
    care: pottery,
    origin: 'Tourné, émaillé et cuit à Port-Lannec.',
    maker: 'Nolwenn Le Dantec',
  },
  'verres-et-carafes': {
    material: 'Verre recyclé, soufflé à la bouche',
    care: 'Va au lave-vaisselle, pas au congélateur ni au micro-ondes.',
    origin: 'Soufflé en Bretagne avec les bouteilles du bourg.',
    maker: 'Atelier Brisants',
  },
  'couverts-et-planches': {
    material: 'Hêtre massif huilé',
    care: oiled,
    origin: 'Bois des Monts d’Arrée, travaillé à moins d’une heure de la boutique.',
    maker: 'Goulven Pennec',
  },
  'linge-de-table': {
    material: 'Lin lavé, 180 g/m²',
    care: 'Lavage à 60 °C, séchage sur un fil. Le repassage n’est pas nécessaire.',
    origin: 'Lin français, filé et tissé dans le Nord.',
  },
  luminaires: {
    material: 'Acier émaillé',
    care: 'Débranchez, puis passez un chiffon sec ou à peine humide.',
    origin: 'Émaillé et monté en Bretagne.',
    maker: 'Lumières du Raz',
  },
  'coussins-et-plaids': {
    material: 'Laine peignée',
    care: 'Lavage à froid, programme laine, séchage à plat.',
    origin: 'Tissé en Bretagne, sur un métier à bras.',
    maker: 'Maëlle Rouzic',
  },
  vases: {
    material: 'Grès émaillé, étanche',
    care: 'Lavez à l’eau tiède et au savon. Une goutte de vinaigre enlève le calcaire.',
    origin: 'Tourné et cuit au bois à Port-Lannec.',
    maker: 'Yann Kerbrat',
  },
  'paniers-et-rangement': {
    material: 'Osier et jonc de mer',
    care: 'Essuyez avec un chiffon humide, laissez sécher à l’ombre.',
    origin: 'Osier récolté et tressé en Bretagne.',
    maker: 'Rozenn Tanguy',
  },
  bougies: {
    material: 'Cire végétale, mèche de coton',
    care: 'Recoupez la mèche à cinq millimètres avant chaque allumage. Ne laissez pas brûler sans surveillance.',
    origin: 'Coulé à Port-Lannec, parfums de Grasse.',
    maker: 'Enora Le Bihan',
  },
  'pots-et-cache-pots': {
    material: 'Terre cuite, non gélive jusqu’à −15 °C',
    care: 'Brossez à l’eau claire. Surélevez le pot l’hiver, pour que l’eau s’écoule.',
    origin: 'Argile de Lanvéoc, tournée et cuite sur place.',
    maker: 'Tuilerie de Lanvéoc',
  },
  outils: {
    material: 'Acier forgé, manche en frêne',
    care: 'Essuyez après usage, huilez la lame avant l’hiver. Le manche se remplace.',
    origin: 'Forgé en Bretagne.',
    maker: 'Forge des Quatre-Vents',
  },
  arrosage: {
    material: 'Acier galvanisé et laiton',
    care: 'Videz et rangez à l’abri du gel.',
    origin: 'Fabriqué en Bretagne.',
    maker: 'Forge des Quatre-Vents',
  },
  'graines-et-bulbes': {
    material: 'Semences reproductibles, non traitées',
    care: 'À conserver au frais et au sec jusqu’au semis.',
    origin: 'Récolté et trié en bord de mer.',
    maker: 'Semences du Trieux',
  },
  plantes: {
    material: 'Plante élevée dehors, en terreau sans tourbe',
    care: 'Arrosez une fois par semaine la première année, puis selon la pluie.',
    origin: 'Élevé en Bretagne, en pleine terre puis en pot.',
    maker: 'Pépinière du Vent d’ouest',
  },
  carnets: {
    material: 'Papier ivoire, reliure cousue au fil de lin',
    care: 'À tenir au sec. La couverture s’essuie avec un chiffon.',
    origin: 'Cousu et relié à Port-Lannec.',
    maker: 'Gwenola Salaün',
  },
  'cartes-et-enveloppes': {
    material: 'Papier épais, imprimé en typographie',
    care: 'À tenir au sec et à plat.',
    origin: 'Imprimé à deux rues de la boutique.',
    maker: 'Imprimerie du Môle',
  },
  'crayons-et-encres': {
    material: 'Encre à base d’eau',
    care: 'Refermez le flacon, rincez la plume à l’eau claire.',
    origin: 'Préparé à Port-Lannec.',
    maker: 'Imprimerie du Môle',
  },
  'agendas-et-calendriers': {
    material: 'Papier sans chlore',
    care: 'À tenir au sec.',
    origin: 'Composé et imprimé à Port-Lannec.',
    maker: 'Imprimerie du Môle',
  },
  savons: {
    material: 'Huiles végétales saponifiées à froid, sans huile de palme',
    care: 'Laissez sécher entre deux utilisations, sur un porte-savon.',
    origin: 'Préparé et affiné six semaines en Bretagne.',
    maker: 'Savonnerie Ty Glav',
  },
  serviettes: {
    material: 'Coton biologique',
    care: 'Lavage à 60 °C, sans assouplissant. Séchage à l’air de préférence.',
    origin: 'Tissé en Bretagne.',
    maker: 'Maëlle Rouzic',
  },
  accessoires: {
    material: 'Hêtre huilé',
    care: 'Laissez sécher à l’air, huilez une fois par an.',
    origin: 'Bois de Bretagne, travaillé à moins d’une heure de la boutique.',
    maker: 'Goulven Pennec',
  },
  conserves: {
    material: 'Poisson de la pêche côtière',
    care: 'À conserver au sec. Après ouverture, au réfrigérateur pendant trois jours.',
    origin: 'Préparé à la main à la conserverie du port.',
    maker: 'Conserverie Floc’h',
  },
  'sels-et-epices': {
    material: 'Sel de mer non raffiné',
    care: dry,
    origin: 'Récolté à la main.',
    maker: 'Paludiers du Quenouillet',
  },
  'confitures-et-caramels': {
    material: 'Fruits et sucre de canne, sans conservateur',
    care: 'Après ouverture, au réfrigérateur pendant un mois.',
    origin: 'Cuit au chaudron de cuivre, par six kilos.',
    maker: 'Confitures Mamm-Gozh',
  },
  'thes-et-infusions': {
    material: 'Feuilles entières, sans arôme artificiel',
    care: dry,
    origin: 'Assemblé et mis en boîte à Port-Lannec.',
  },
  livres: {
    material: 'Papier issu de forêts gérées durablement',
    care: 'À tenir au sec, loin du soleil direct.',
    origin: 'Édité et imprimé en Bretagne.',
    maker: 'Éditions de la Grève',
  },
  affiches: {
    material: 'Sérigraphie sur papier de 270 g',
    care: 'Déroulez à plat une nuit avant d’encadrer.',
    origin: 'Tirée et numérotée à Port-Lannec.',
    maker: 'Marc Abgrall',
  },
}

/** The size or quantity of each article, and the facts that differ from its shelf's. */
const own: Record<string, [size: string, differs?: Partial<ShelfFacts>]> = {
  'Bol Kerguen': ['Diamètre 14 cm, hauteur 7 cm, 50 cl, 380 g'],
  'Bol à oreilles Mor': ['Diamètre 13 cm, hauteur 6,5 cm, 40 cl, 360 g'],
  'Assiette Laisse de mer': ['Diamètre 22 ou 27 cm, hauteur 2,5 cm', { maker: 'Yann Kerbrat' }],
  'Plat creux Anse': ['Diamètre 30 cm, hauteur 8 cm, 1,6 kg', { maker: 'Yann Kerbrat' }],
  'Mug Vigie': ['Diamètre 9 cm, hauteur 9,5 cm, 35 cl, 390 g'],
  'Tasse Ressac': ['Diamètre 6,5 cm, hauteur 6 cm, 8 cl, 160 g'],
  'Théière Bruine': [
    'Hauteur 16 cm, largeur 22 cm avec le bec, 1,2 l',
    { material: 'Grès chamotté', maker: 'Yann Kerbrat' },
  ],
  'Verre Goutte': ['Diamètre 8 cm, hauteur 9 cm, 25 cl'],
  'Carafe Estuaire': ['Diamètre 10 cm, hauteur 27 cm, 1 l'],
  'Bouteille Marée basse': ['Diamètre 7,5 cm, hauteur 26 cm, 75 cl'],
  'Planche Ponton': ['35 × 22 cm ou 48 × 26 cm, épaisseur 2,2 cm'],
  'Couverts de quai': [
    'Seize pièces : couteau 23 cm, fourchette 20 cm, cuillères 20 et 14 cm',
    { material: 'Inox 18/10 brossé', care: 'Va au lave-vaisselle.', maker: 'Hervé Quéméner' },
  ],
  'Cuillère à pot Écope': ['Longueur 32 cm, cuilleron 9 cm', { material: 'Frêne huilé' }],
  'Serviettes Embruns': ['45 × 45 cm, lot de quatre'],
  'Nappe Grand Bé': ['170 × 170 cm ou 170 × 250 cm'],
  'Torchon Matelot': ['50 × 70 cm', { material: 'Métis : 55 % lin, 45 % coton' }],
  'Lampe Amer': [
    'Hauteur 42 cm, abat-jour de 30 cm de diamètre, câble de 2 m, ampoule E14 de 6 W fournie',
    { material: 'Pied en grès, abat-jour en lin', origin: 'Pied tourné à Port-Lannec, monté en Bretagne.' },
  ],
  'Suspension Bouée': ['Diamètre 34 cm, hauteur 18 cm, câble de 1,5 m, douille E27'],
  'Lanterne Sémaphore': [
    'Hauteur 32 cm, côté 16 cm',
    { material: 'Acier galvanisé, verre trempé, anse en bois', maker: 'Forge des Quatre-Vents' },
  ],
  'Coussin Galet': [
    '45 × 45 cm ou 30 × 50 cm',
    {
      material: 'Housse en lin épais, garniture de plumes',
      care: 'Housse lavable à 40 °C. Aérez le garnissage.',
      origin: 'Lin cultivé, filé et cousu en Bretagne.',
      maker: 'Filature du Léguer',
    },
  ],
  'Plaid Grand large': ['130 × 180 cm, 900 g'],
  'Couverture de pique-nique Lande': [
    '130 × 150 cm, sangle de cuir',
    { material: 'Une face en laine, une face imperméable', care: 'Brossez à sec, essuyez la face imperméable.' },
  ],
  'Vase Phare': ['Diamètre 9 cm, hauteur 28 cm'],
  'Vase Oursin': ['Diamètre 18 cm, hauteur 14 cm'],
  'Soliflore Ajonc': ['Diamètre 5 cm, hauteur 10 cm'],
  'Panier Goémonier': ['Diamètre 38 cm, hauteur 30 cm sans les anses', { material: 'Osier, anses gainées de corde' }],
  'Corbeille Jonc': ['Diamètre 20 ou 28 cm, hauteur 9 cm', { material: 'Jonc de mer cousu en spirale' }],
  'Boîte Cabine': [
    '30 × 22 × 12 cm, format A5',
    {
      material: 'Carton épais gainé de toile, coins en métal',
      origin: 'Gainée à la main à Port-Lannec.',
      maker: 'Gwenola Salaün',
    },
  ],
  'Bougie Chemin de douaniers': ['Diamètre 8 cm, hauteur 9 cm, 180 g, quarante heures'],
  'Bougie Feu de grève': ['Diamètre 8 cm, hauteur 9 cm, 180 g, quarante heures', { material: 'Cire de colza' }],
  'Bougies longues Calme plat': ['Diamètre 2,2 cm, hauteur 28 cm, quatre bougies, huit heures chacune'],
  'Pot Rempart': ['Diamètre 18 ou 26 cm, hauteur 17 ou 24 cm, percé'],
  'Cache-pot Digue': ['Diamètre 20 cm, hauteur 18 cm, pour un pot de 17 cm'],
  'Jardinière Ruelle': ['50 × 20 cm, hauteur 18 cm, 14 l'],
  'Transplantoir Courlis': ['Longueur 32 cm, lame de 15 cm, 290 g'],
  'Griffe Huîtrier': ['Longueur 33 cm, largeur 9 cm, 310 g'],
  'Sécateur Bernique': [
    'Longueur 20 cm, coupe jusqu’à 2 cm, 240 g',
    { material: 'Acier trempé, poignées gainées', maker: 'Hervé Quéméner' },
  ],
  'Arrosoir Averse': ['5 l : hauteur 28 cm ; 9 l : hauteur 34 cm'],
  'Brumisateur Crachin': [
    'Diamètre 8 cm, hauteur 17 cm, 35 cl',
    { material: 'Verre, tête en laiton', maker: 'Atelier Brisants' },
  ],
  'Olla Source': [
    'Diamètre 16 cm, hauteur 22 cm, 2 l, pour un carré de 80 cm',
    { material: 'Terre cuite poreuse', origin: 'Tournée à Lanvéoc.', maker: 'Tuilerie de Lanvéoc' },
  ],
  'Graines de roses trémières': ['Vingt-cinq graines'],
  'Graines de fleurs des dunes': ['Pour cinq mètres carrés'],
  'Bulbes de narcisses Gwenn': ['Dix bulbes, calibre 10/12'],
  'Hortensia bleu': ['Pot de 3 l, hauteur 40 cm environ'],
  Agapanthe: ['Pot de 3 l, hauteur 35 cm environ hors fleurs'],
  'Romarin rampant': ['Pot de 1 l, largeur 20 cm environ'],
  'Griffe de sorcière naine': ['Pot de 1 l, largeur 15 cm environ'],
  'Carnet de bord': ['A5 : 14,8 × 21 cm ; A6 : 10,5 × 14,8 cm ; 160 pages'],
  'Cahier Brouillon de mer': [
    '17 × 22 cm, 48 pages',
    { material: 'Papier ligné, couverture en papier d’algues', origin: 'Piqué à Port-Lannec.' },
  ],
  'Carnet d’aquarelle Grain fin': ['25 × 18 cm, 24 feuilles', { material: 'Papier pur coton de 300 g' }],
  'Cartes Bons baisers': ['10,5 × 14,8 cm, six cartes et six enveloppes'],
  'Enveloppes Doublées': ['16,2 × 11,4 cm, dix enveloppes', { material: 'Papier vergé, doublure bleu nuit' }],
  'Papier à lettres Vergé': ['21 × 29,7 cm, trente feuilles et un buvard', { material: 'Papier vergé de 120 g' }],
  'Encre Bleu de Port-Lannec': ['50 ml'],
  'Crayons Amarre': [
    'Longueur 17,5 cm, six crayons, mine HB',
    { material: 'Cèdre certifié, vernis à l’eau', care: 'Taillez avec une lame bien affûtée.' },
  ],
  'Stylo plume Bernard': [
    'Longueur 13 cm, 34 g, plume moyenne',
    { material: 'Laiton, plume en acier', care: 'Rincez la plume à l’eau claire. Le laiton se patine avec le temps.' },
  ],
  'Agenda des marées 2027': ['12 × 17 cm, 144 pages', { maker: 'Gwenola Salaün' }],
  'Calendrier Douze côtes 2027': [
    '24 × 34 cm, douze feuilles',
    { material: 'Linogravure en deux couleurs', maker: 'Marc Abgrall' },
  ],
  'Bloc Semainier': ['21 × 14,8 cm, 52 feuilles', { material: 'Papier recyclé, pince de laiton' }],
  'Savon Algue et menthe': ['8 × 5,5 × 2,5 cm, 100 g'],
  'Savon Argile et sel': ['8 × 5,5 × 2,5 cm, 100 g'],
  'Savon liquide Lande': [
    'Diamètre 7 cm, hauteur 18 cm, 300 ml',
    { care: 'Le flacon se recharge en boutique.', material: 'Savon de Marseille liquide, flacon de verre' },
  ],
  'Serviette Nid d’abeille': ['50 × 90 cm ou 90 × 140 cm'],
  'Drap de plage Cabine': ['100 × 200 cm, 950 g', { material: 'Coton biologique, velours et bouclette' }],
  'Peignoir Brume': ['S-M : longueur 105 cm ; L-XL : longueur 115 cm', { material: 'Double gaze de coton biologique' }],
  'Brosse à dos Ganivelle': ['Longueur 40 cm, tête de 11 cm', { material: 'Hêtre huilé, soies de sisal' }],
  'Gobelet Écluse': [
    'Diamètre 7,5 cm, hauteur 10 cm',
    { material: 'Grès émaillé', care: pottery, origin: 'Tourné à Port-Lannec.', maker: 'Nolwenn Le Dantec' },
  ],
  'Porte-savon Marche-pied': ['12 × 8 cm, hauteur 2,5 cm'],
  'Sardines à l’huile d’olive': [
    '115 g',
    { material: 'Sardines, huile d’olive vierge extra, sel. Contient : poisson.' },
  ],
  'Rillettes de maquereau': [
    '90 g',
    { material: 'Maquereau, beurre, échalote, muscadet, sel. Contient : poisson, lait, sulfites.' },
  ],
  'Soupe de poissons de roche': [
    '780 g',
    { material: 'Rougets, grondins, congres, tomate, fenouil, safran. Contient : poisson.' },
  ],
  'Fleur de sel cueillie à la main': ['125 g, pot de grès refermable'],
  'Poivre des voyageurs': [
    '60 g',
    {
      material: 'Poivres de Kampot, de Timut, de Sarawak, long et de la Jamaïque',
      origin: 'Assemblé à Port-Lannec.',
      maker: '',
    },
  ],
  'Curry corsaire': [
    '50 g',
    { material: 'Curcuma, coriandre, fenugrec, girofle', origin: 'Assemblé à Port-Lannec.', maker: '' },
  ],
  'Crème de caramel au beurre salé': [
    '220 g',
    { material: 'Sucre, crème, beurre demi-sel, cristaux de sel. Contient : lait.' },
  ],
  'Confiture de fraises de Plougastel': ['320 g', { material: 'Fraises de Plougastel, sucre de canne, citron' }],
  'Miel de bruyère': [
    '250 g',
    {
      material: 'Miel de bruyère, non chauffé',
      care: dry,
      origin: 'Récolté sur la lande à la fin août.',
      maker: 'Ruchers de la Lande',
    },
  ],
  'Thé noir Retour de pêche': ['100 g', { material: 'Thés noirs de Chine et d’Assam, écorce d’orange' }],
  'Infusion Jardin de curé': ['40 g', { material: 'Verveine, mauve, tilleul' }],
  'Rooibos Épave': ['100 g', { material: 'Rooibos, cacao, cannelle' }],
  'Le goût de la vase': ['14 × 20 cm, 214 pages, broché'],
  'Herbier du haut de plage': ['17 × 24 cm, 180 pages, relié'],
  'La cuisine du placard': ['19 × 24 cm, 160 pages, relié'],
  'Petit manuel des nœuds': ['10,5 × 16 cm, 96 pages, avec un bout de 1,5 m'],
  'Affiche La Cale': ['30 × 40 cm ou 50 × 70 cm, sans cadre'],
  'Affiche Cabines': ['30 × 40 cm ou 50 × 70 cm, sans cadre'],
  'Cadre Liteau': [
    '30 × 40 cm ou 50 × 70 cm, profondeur 2 cm',
    {
      material: 'Chêne massif, verre véritable',
      care: 'Dépoussiérez avec un chiffon sec.',
      origin: 'Assemblé en Bretagne.',
      maker: 'Goulven Pennec',
    },
  ],
}

/** Seeds the facts of each article; workshops have none. */
export async function seedArticleFacts(db: Connection): Promise<void> {
  const goods = await db
    .select({ id: articles.id, name: articles.name, shelf: categories.slug })
    .from(articles)
    .innerJoin(categories, eq(articles.categoryId, categories.id))
    .orderBy(asc(articles.id))
  const rows = goods.flatMap(({ id, name, shelf }) => {
    const [common, [size, differs] = []] = [shelves[shelf], own[name]]
    if (!(common && size)) return []
    const { material, care, origin, maker = '' } = { ...common, ...differs }
    return [{ articleId: id, size, material, care, origin, makerSlug: maker && `artisan-${slugOf(maker)}` }]
  })
  if (rows.length > 0) await db.insert(articleFacts).values(rows)
}
