import { fetchedScripts, weight } from '../fetched.ts'
import { traceUntilIdle } from '../main-thread.ts'
import type { Bench, Goal, Measurement, Series } from '../measurement.ts'
import { Samples } from '../samples.ts'
import { medianOf } from '../statistics.ts'
import { amount, stacks } from '../subjects.ts'

/** Of any page, what it fetches before the visitor's first gesture. */
const mostBytes = 5000
const bare = 'sans script'
const modules = 'deux modules presque vides'
const subjects = [
  ['bare', bare],
  ['modules', modules],
  ['flx', 'flx'],
  ['jquery', stacks.jquery],
  ['shoelace', stacks.shoelace],
] as const

interface Visit {
  kind: 'accueil' | 'article' | 'panier'
  name: string
  size: number | null
  slowdown: number
}

const slow = 4
const visits: Visit[] = [
  ...[10, 50, 200].map((size) => ({ kind: 'accueil' as const, name: 'accueil', size, slowdown: slow })),
  { kind: 'accueil', name: 'accueil', size: 50, slowdown: 1 },
  { kind: 'article', name: 'article', size: null, slowdown: slow },
  ...[5, 50].map((size) => ({ kind: 'panier' as const, name: 'panier', size, slowdown: slow })),
]

const atSpeed = (slowdown: number) => (slowdown === 1 ? 'sans ralentissement' : `ralenti ${slowdown} fois`)
const scriptCase = ({ name, slowdown }: Visit) => `${name} : script, ${atSpeed(slowdown)}`
const tasksCase = ({ name, slowdown }: Visit) => `${name} : fil principal, ${atSpeed(slowdown)}`

/** Turn by turn, so that what disturbs the machine for a moment disturbs every subject. */
async function run(bench: Bench): Promise<Series[]> {
  const samples = new Samples()
  const rounds = Math.max(1, Math.ceil(bench.runs / 4))
  for (let round = 0; round < rounds; round++) {
    for (const visit of visits) {
      for (const [id, subject] of subjects) {
        if (id === 'modules' && visit.kind !== 'accueil') continue
        const path = `/pages/shop?with=${id}&kind=${visit.kind}&size=${visit.size ?? 0}`
        const { script, tasks, after } = await traceUntilIdle(bench, {
          path,
          slowdown: visit.slowdown,
          after: fetchedScripts,
        })
        const key = { subject, size: visit.size }
        samples.add({ ...key, case: scriptCase(visit), unit: 'ms' }, script)
        samples.add({ ...key, case: tasksCase(visit), unit: 'ms' }, tasks)
        if (round > 0 || visit.slowdown === 1 || id === 'bare' || id === 'modules') continue
        const { gzip, brotli } = await weight(after)
        samples.add({ ...key, case: `${visit.name} : octets reçus, gzip`, unit: 'octets' }, gzip)
        samples.add({ ...key, case: `${visit.name} : octets reçus, brotli`, unit: 'octets' }, brotli)
      }
    }
  }
  return samples.all()
}

function goals(series: Series[]): Goal[] {
  const of = (named: string, subject = 'flx') => medianOf(series, { subject, case: named, size: 50 })
  const above = (named: string) => of(named) - of(named, bare)
  const gzip = of('accueil : octets reçus, gzip')
  const brotli = of('accueil : octets reçus, brotli')
  const article = medianOf(series, { subject: 'flx', case: 'article : octets reçus, gzip', size: null })
  const cart = of('panier : octets reçus, gzip')
  const weights = [gzip, article, cart].map((bytes) => amount(bytes, 'octets'))
  const cartOf = (subject: string) => amount(of('panier : octets reçus, gzip', subject), 'octets')
  const [plain, slowed] = [1, slow].map((slowdown) => `accueil : script, ${atSpeed(slowdown)}`)
  const [allPlain, allSlowed] = [1, slow].map((slowdown) => `accueil : fil principal, ${atSpeed(slowdown)}`)
  const scriptPlain = above(plain ?? '')
  const floor = of(plain ?? '', modules) - of(plain ?? '', bare)
  return [
    {
      text: 'Accueil, article et panier, avant le premier geste : 5 ko de script au plus (gzip)',
      met: Math.max(gzip, article, cart) <= mostBytes,
      found: `${weights.join(', ')} ; l’accueil en brotli : ${amount(brotli, 'octets')} ; le panier de jQuery ${cartOf(stacks.jquery)}, de Shoelace ${cartOf(stacks.shoelace)}`,
    },
    {
      text: 'Page d’accueil, avant le premier geste : 5 ms de script au plus sur le fil principal, au-dessus de la page sans script, sur cette machine sans ralentissement',
      met: scriptPlain <= 5,
      found: `${amount(scriptPlain, 'ms')}, dont ${amount(floor, 'ms')} que prennent déjà deux modules presque vides ; ralenti ${slow} fois, ${amount(above(slowed ?? ''), 'ms')} ; avec ce que la page recalcule et redessine, ${amount(above(allPlain ?? ''), 'ms')}, et ${amount(above(allSlowed ?? ''), 'ms')} ralenti`,
    },
  ]
}

export const measurement: Measurement = {
  id: 'before-touch',
  title: 'Avant le premier geste',
  about: `La même page est ouverte, puis laissée à elle-même jusqu’au silence du réseau et du fil principal : l’accueil (menu, galerie, liens vers des popups, boîtes de dialogue, bandeau, pastille du panier ; la taille est le nombre d’images et d’entrées du menu), un article (galerie, quantité, ajout au panier, boîte de dialogue) et un panier dessiné par le serveur (la taille est le nombre de lignes). Les octets sont ceux de chaque script que la page a vraiment demandé, scripts de la page compris, styles non compris. Les temps sont ceux du processeur, lus dans la trace du navigateur : « script » est ce que les scripts y prennent (compilation, exécution, écouteurs, promesses), « fil principal » est tout ce qu’il fait, lecture du HTML, styles et dessin compris. Le plancher est la même page sans aucun script, puis, sur l’accueil, avec deux modules qui ne font que lire le stockage, écouter les clics et se charger l’un après l’autre. Le ralentissement est celui du navigateur (${slow} fois).`,
  remarks: `Sur l’accueil, flx ne charge que le script de la page et le fichier qui le suit. Le profil dit où va leur temps : la compilation et l’exécution des deux fichiers, le premier regard dans le stockage du navigateur (un bandeau déjà fermé ne doit pas paraître : il faut le savoir avant de peindre), la feuille de style adoptée, et un parcours de la page pour savoir ce qu’elle contient. Ce temps dépend peu du nombre d’images et d’entrées du menu : rien n’est attaché à chacune. Le profil d’une visite sans ralentissement : 5,1 ms pour exécuter les deux fichiers, 0,5 au premier repos, 0,3 à l’affichage, 0,1 pour compiler ; la page sans script en prend 3, où la sonde elle-même entre. Le chiffre varie d’une heure à l’autre : au-dessus de cette page, 4,4 ms en cinq visites à tour de rôle, 6,8 en quatorze, 5,5 en douze, dont 2,4 puis 1,6 pour deux modules presque vides. Quatre autres voies y ont été mesurées de même. Pour 4,4 ms, n’écouter \`storage\` qu’au premier repos : 5,3 ; ne pas l’écouter : 5,1 ; le stockage est lu de toute façon. Pour 5,5, demander que le script de la page soit compilé d’un coup (\`allFunctionsCalledOnLoad\`, que V8 connaît) : 5,7 ; les deux fichiers : 4,8, un écart que l’on ne sépare pas de celui d’une visite à l’autre.

L’article et le panier ne chargent rien de plus : leurs éléments s’éveillent au premier geste, et le HTML du serveur s’emploie jusque-là. Leurs formulaires marchent sans script ; un envoi qui vient avant le code est retenu, puis rejoué.`,
  pictured: [
    'accueil : octets reçus, gzip',
    scriptCase({ kind: 'accueil', name: 'accueil', size: 50, slowdown: slow }),
  ],
  headline: 'accueil : octets reçus, gzip',
  floors: [bare, modules],
  run,
  goals,
}
